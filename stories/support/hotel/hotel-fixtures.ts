import type {
  HotelCheckAnswer,
  HotelDetailsAnswer,
  Money,
  RoomConditions,
  RoomOption,
} from '#domain/contract.ts';
import { IN_POLICY, LISTED } from '../verdicts.ts';

export const chf = (amount: number): Money => ({ amount, currency: 'CHF' });

export const HOTEL_NOW = '2027-03-01T09:00:00.000Z';

const property: HotelDetailsAnswer['property'] = {
  propertyId: '2657896-12',
  name: 'Hotel Seefeld',
  stars: 4,
  rating: 4.5,
  zone: 'Europe/Zurich',
  chain: { code: 'RT', name: 'Accor' },
  address: { street: 'Seefeldstrasse 63', postalCode: '8008', city: 'Zürich', country: 'CH' },
  latitude: 47.36,
  longitude: 8.55,
  amenities: [1, 33, 64, 76, 179, 345],
};

const double: RoomConditions = {
  source: '110',
  roomName: 'Double room',
  roomType: 'double',
  view: 'City view',
  bedType: 1,
  beds: 1,
  highestOccupancy: 2,
  amenities: [28, 50, 74, 85, 123, 142, 251],
  mealPlan: 14,
  breakfastIncluded: false,
  refundable: false,
  deadlines: [],
  corporate: false,
  prepaid: true,
  roomsLeft: 7,
};

const deadlines = [
  { at: '2027-03-12T17:00:00.000Z', penalty: chf(21_200) },
  { at: '2027-03-14T17:00:00.000Z', penalty: chf(42_400) },
];

const flexible: RoomConditions = {
  ...double,
  source: '100',
  refundable: true,
  deadlines,
  prepaid: false,
  corporate: true,
  mealPlan: 19,
  breakfastIncluded: true,
  roomsLeft: 2,
  freeUntil: '2027-03-12T17:00:00.000Z',
};

const suite: RoomConditions = {
  ...flexible,
  source: '113',
  roomName: 'Junior suite',
  roomType: 'suite',
  bedType: 3,
  highestOccupancy: 3,
  corporate: false,
  view: 'Garden view',
};

const option = (offer: string, room: RoomConditions, night: number, verdict: number): RoomOption => ({
  offer,
  room,
  price: chf(2 * night),
  perNight: chf(night),
  verdict,
});

/** Three rates: the cheapest, a refundable one, and one that needs an approval. */
export const SEEFELD: HotelDetailsAnswer = {
  property,
  pictures: (['house', 'lobby', 'room', 'breakfast', 'gym'] as const).map((shows) => ({
    path: `/images/hotels/2657896-12/${shows}.svg`,
    shows,
  })),
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  phone: '+41 44 555 01 23',
  expiresAt: '2027-03-01T09:30:00.000Z',
  currency: 'CHF',
  rates: [],
  nights: 2,
  rooms: 1,
  verdicts: [LISTED.inPolicy, LISTED.approval],
  options: [
    option('double-cheap', double, 17_900, 0),
    { ...option('double-flexible', flexible, 21_200, 0), onSite: chf(700) },
    {
      ...option('suite-flexible', suite, 33_000, 1),
      companyPrice: chf(62_100),
      companyPerNight: chf(31_050),
      price: { amount: 66_000, currency: 'EUR' },
      perNight: { amount: 33_000, currency: 'EUR' },
    },
  ],
  hiddenByPolicy: 2,
};

/** Three rooms, each with and without breakfast, refundable or not, and one of them also from another seller. */
export const MANY_RATES: HotelDetailsAnswer = {
  ...SEEFELD,
  options: ['Double room', 'Superior double room', 'Junior suite'].flatMap((roomName, index) => {
    const named = (room: RoomConditions): RoomConditions => ({ ...room, roomName });
    const night = 17_900 + index * 4_000;
    return [
      option(`cheap-${index}`, named(double), night, 0),
      option(
        `flexible-${index}`,
        named({ ...flexible, corporate: false }),
        night + 3_300,
        index === 2 ? 1 : 0,
      ),
      option(
        `bare-${index}`,
        named({ ...flexible, corporate: false, breakfastIncluded: false, mealPlan: 14 }),
        night + 1_500,
        0,
      ),
      ...(index === 0 ? [option('double-other', named({ ...flexible, source: '112' }), 22_700, 0)] : []),
    ];
  }),
};

type RateQuote = Extract<HotelCheckAnswer, { outcome: 'priced' }>;

/** The refundable room, repriced. */
export const PRICED_STAY: RateQuote = {
  outcome: 'priced',
  offer: 'double-flexible-again',
  expiresAt: '2027-03-01T09:45:00.000Z',
  property,
  room: flexible,
  nights: 2,
  rooms: 1,
  conditions: ['cardGuarantee', 'payAtHotel', 'cityTaxOnSite'],
  lines: [
    { kind: 'base', code: 'ROOM', label: 'Room', amount: chf(39_200), onSite: false },
    { kind: 'tax', code: 'VAT', label: 'Value added tax', amount: chf(3_200), onSite: false },
    { kind: 'tax', code: 'CITY', label: 'City tax', amount: chf(700), onSite: true },
  ],
  total: { asked: chf(42_400) },
  perNight: { asked: chf(21_200) },
  onSite: { asked: chf(700) },
  change: { kind: 'same', before: chf(42_400), after: chf(42_400), withinTolerance: true },
  verdict: IN_POLICY,
};

/** The same after its price has moved. */
export function pricedAt(amount: number, withinTolerance: boolean): RateQuote {
  const [base, ...others] = PRICED_STAY.lines;
  const lines = base ? [{ ...base, amount: chf(amount - 3_200) }, ...others] : others;
  const kind = amount > 42_400 ? 'dearer' : 'cheaper';
  return {
    ...PRICED_STAY,
    lines,
    total: { asked: chf(amount) },
    perNight: { asked: chf(amount / 2) },
    change: { kind, before: chf(42_400), after: chf(amount), withinTolerance },
  };
}
