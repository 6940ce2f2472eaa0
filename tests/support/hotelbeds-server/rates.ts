/** What happens to the rates of a house; those of "ordinary" ones are sold at the price that is shown. */
export type Situation =
  | 'ordinary'
  | 'soldOut'
  | 'paymentNeeded'
  | 'dearerAtBooking'
  | 'unclearAtBooking'
  | 'notCancellable';

export interface House {
  code: number;
  name: string;
  latitude: number;
  longitude: number;
  situation: Situation;
}

const at = (place: number) => ({ latitude: 47.3769 + place, longitude: 8.5417 });

/** One in each place, a tenth of a degree apart. */
export const HOUSES: readonly House[] = [
  { code: 101, name: 'Hotel  Zur Linde', ...at(0), situation: 'ordinary' },
  { code: 102, name: 'Hotel Zum Ahorn', ...at(0.1), situation: 'soldOut' },
  { code: 103, name: 'Hotel Zur Eiche', ...at(0.2), situation: 'paymentNeeded' },
  { code: 104, name: 'Hotel Zur Buche', ...at(0.3), situation: 'dearerAtBooking' },
  { code: 105, name: 'Hotel Zur Erle', ...at(0.4), situation: 'unclearAtBooking' },
  { code: 106, name: 'Hotel Zur Esche', ...at(0.5), situation: 'notCancellable' },
];

export interface Stay {
  checkIn: string;
  checkOut: string;
  rooms: number;
  adults: number;
}

export interface StoredRate extends Stay {
  house: House;
  rateKey: string;
  room: { code: string; name: string };
  board: 'RO' | 'BB';
  rateClass: 'NOR' | 'NRF';
  rateType: 'BOOKABLE' | 'RECHECK';
  /** Cents of a euro, for all rooms and nights. */
  net: number;
  expired: boolean;
}

const [DOUBLE, TWIN] = [
  { code: 'DBL.ST', name: 'Double standard' },
  { code: 'TWN.VM', name: 'Twin with mountain view' },
];

const OFFERED = [
  { room: DOUBLE, board: 'RO', rateClass: 'NRF', rateType: 'BOOKABLE', cents: 9010 },
  { room: DOUBLE, board: 'RO', rateClass: 'NOR', rateType: 'RECHECK', cents: 11_000 },
  { room: TWIN, board: 'BB', rateClass: 'NOR', rateType: 'BOOKABLE', cents: 13_050 },
] as const;

const DAY_MS = 86_400_000;
const nightsOf = ({ checkIn, checkOut }: Stay) => (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS;
const compact = (day: string) => day.replaceAll('-', '');

export function createRates(house: House, stay: Stay): StoredRate[] {
  return OFFERED.map(({ cents, room, board, rateClass, rateType }) => {
    const days = `${compact(stay.checkIn)}|${compact(stay.checkOut)}`;
    const guests = `${stay.rooms}~${stay.adults}~0`;
    return {
      ...stay,
      house,
      room,
      board,
      rateClass,
      rateType,
      rateKey: `${days}|W|1|${house.code}|${room.code}|BAR FLEX|${board}||${guests}||N@06~~2${rateClass}~-17`,
      net: cents * stay.rooms * nightsOf(stay),
      expired: false,
    };
  });
}

export const euros = (cents: number) => (cents / 100).toFixed(2);

/** Ten euros from the day before the arrival, then all; all at once for what is not refunded. */
export function policiesOf({ rateClass, checkIn, net }: StoredRate) {
  const arrival = Date.parse(`${checkIn}T00:00:00+01:00`);
  const from = (days: number) =>
    new Date(arrival - days * DAY_MS + 3_600_000).toISOString().replace('.000Z', '+01:00');
  if (rateClass === 'NRF') return [{ amount: euros(net), from: '2024-02-22T23:59:00Z' }];
  return [
    { amount: euros(net), from: from(0) },
    { amount: '10.00', from: from(1) },
  ];
}

export function costAt(rate: StoredRate, now: Date): number {
  const applied = policiesOf(rate)
    .filter(({ from }) => new Date(from) <= now)
    .map(({ amount }) => Math.round(Number(amount) * 100));
  return Math.max(0, ...applied);
}

export function rateAnswer(rate: StoredRate): Record<string, unknown> {
  return {
    rateKey: rate.rateKey,
    rateClass: rate.rateClass,
    rateType: rate.rateType,
    net: euros(rate.net),
    sellingRate: euros(rate.net * 1.1),
    hotelMandatory: false,
    allotment: 5,
    paymentType: 'AT_WEB',
    packaging: false,
    boardCode: rate.board,
    boardName: 'A BOARD',
    cancellationPolicies: policiesOf(rate),
    taxes: {
      allIncluded: false,
      taxes: [
        { included: true, amount: '3.00', currency: 'EUR', type: 'TAX', subType: 'VAT' },
        {
          included: false,
          amount: '7.00',
          currency: 'CHF',
          clientAmount: '7.44',
          clientCurrency: 'EUR',
          subType: 'City tax',
        },
      ],
    },
    rooms: rate.rooms,
    adults: rate.adults,
    children: 0,
    offers: null,
  };
}

export function hotelAnswer(house: House, rates: readonly object[], rooms: readonly StoredRate[]) {
  const codes = [...new Set(rooms.map(({ room }) => room.code))];
  return {
    code: house.code,
    name: house.name,
    categoryCode: '4EST',
    categoryName: '4 STARS',
    destinationCode: 'ZRH',
    destinationName: 'Zurich',
    zoneCode: 1,
    zoneName: 'Altstadt',
    latitude: String(house.latitude),
    longitude: String(house.longitude),
    currency: 'EUR',
    rooms: codes.map((code) => ({
      code,
      name: rooms.find(({ room }) => room.code === code)?.room.name,
      rates: rates.filter((_, index) => rooms[index]?.room.code === code),
    })),
  };
}

export const CHAINS = [
  { code: 'EMPTY', description: null },
  { code: 'LINDE', description: { content: 'Linde Hotels ' } },
];

/** What the content says of a house: in the list of hotels, by codes only. */
export function contentAnswer({ code, name, latitude, longitude }: House): object {
  return {
    code,
    name: { content: name },
    countryCode: 'CH',
    coordinates: { latitude, longitude },
    categoryCode: '4EST',
    chainCode: 'LINDE',
    address: { content: 'Bahnhofstrasse 14', street: 'Bahnhofstrasse', number: '14' },
    postalCode: '8001',
    city: { content: 'ZURICH-OERLIKON' },
    phones: [
      { phoneNumber: '+41445550102', phoneType: 'PHONEBOOKING' },
      { phoneNumber: '+41445550123', phoneType: 'PHONEHOTEL' },
    ],
    facilities: [
      { facilityCode: 200, facilityGroupCode: 71, indLogic: true },
      { facilityCode: 470, facilityGroupCode: 70, indLogic: true },
      { facilityCode: 420, facilityGroupCode: 74, indLogic: false },
      { facilityCode: 9999, facilityGroupCode: 70, indLogic: true },
    ],
    images: [{ imageTypeCode: 'GEN', path: '00/000101/000101a_hb_a_001.jpg', order: 1 }],
    lastUpdate: '2026-11-20',
  };
}
