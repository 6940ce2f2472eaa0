import { findScenario, type Scenario } from './scenarios.ts';

/** An offer as the server keeps it; `toAnswer` writes it as Duffel does. */
export interface StoredOffer {
  id: string;
  slices: { origin: string; destination: string; day: string; hour: number }[];
  scenario: Scenario | undefined;
  brand: { name: string; isFlexible: boolean };
  passengerIds: string[];
  /** Pence, for all passengers. */
  total: number;
  cabinClass: string;
  expiresAt: Date;
  holdUntil: Date | null;
}

export interface OfferRequest {
  slices: { origin: string; destination: string; departure_date: string }[];
  passengers: { loyalty_programme_accounts?: { airline_iata_code: string; account_number: string }[] }[];
  cabin_class?: string;
  private_fares?: Record<string, { tracking_reference?: string }[]>;
}

/** Under this account the test airline sells for a tenth less. */
export const COMPANY_ACCOUNT = 'COMPANY7';

/** Under this membership with one of the airlines that fly for it, for a twentieth less. */
export const MEMBERSHIP = 'M1234567';

const HOUR_MS = 3_600_000;
const OFFER_MS = 20 * 60_000;
const HOURS = [8, 15];
const BRANDS = [
  { name: 'Basic', isFlexible: false, price: 100_00 },
  { name: 'Flex', isFlexible: true, price: 180_00 },
];
const BAG_PRICE = 25_00;
const SEAT_PRICE = 12_50;

export function createOffers(
  { slices, passengers, cabin_class = 'economy', private_fares = {} }: OfferRequest,
  newId: (prefix: string) => string,
  now: Date,
): StoredOffer[] {
  const [first] = slices;
  const scenario = findScenario(first?.origin ?? '', first?.destination ?? '');
  if (scenario === 'noOffers') return [];
  const isOwnFare = private_fares.ZZ?.some((fare) => fare.tracking_reference === COMPANY_ACCOUNT);
  const isMember = passengers.some(({ loyalty_programme_accounts: accounts = [] }) =>
    accounts.some((account) => account.account_number === MEMBERSHIP),
  );
  const percent = (isOwnFare ? 90 : 100) - (isMember ? 5 : 0);
  const passengerIds = passengers.map(() => newId('pas'));
  return HOURS.flatMap((hour) =>
    BRANDS.map(({ price, ...brand }) => ({
      id: newId('off'),
      slices: slices.map(({ departure_date: day, ...ends }) => ({ ...ends, day, hour })),
      scenario,
      brand,
      passengerIds,
      total: ((price + hour * 10) * passengers.length * slices.length * percent) / 100,
      cabinClass: cabin_class,
      expiresAt: new Date(now.getTime() + OFFER_MS),
      holdUntil: scenario === 'hold' ? new Date(now.getTime() + 3 * HOUR_MS) : null,
    })),
  );
}

export const amountText = (pence: number) => (pence / 100).toFixed(2);

/** What an offer contains that this product does not read is there in part, as Duffel may add to it at any time. */
export function offerAnswer(offer: StoredOffer): object {
  const { passengerIds, brand, total, expiresAt, holdUntil } = offer;
  const tax = Math.round(total / 5);
  return {
    id: offer.id,
    live_mode: false,
    owner: airline('ZZ', 'Duffel Airways'),
    expires_at: expiresAt.toISOString(),
    total_amount: amountText(total),
    total_currency: 'GBP',
    base_amount: amountText(total - tax),
    base_currency: 'GBP',
    tax_amount: amountText(tax),
    tax_currency: 'GBP',
    total_emissions_kg: String(120 * passengerIds.length),
    passenger_identity_documents_required: false,
    supported_passenger_identity_document_types: ['passport'],
    supported_loyalty_programmes: ['ZZ', 'BA'],
    passengers: passengerIds.map((id) => ({ id, type: 'adult', age: null, given_name: null })),
    payment_requirements: {
      requires_instant_payment: holdUntil === null,
      payment_required_by: holdUntil?.toISOString() ?? null,
      price_guarantee_expires_at: holdUntil?.toISOString() ?? null,
    },
    conditions: {
      change_before_departure: null,
      refund_before_departure: brand.isFlexible
        ? { allowed: true, penalty_amount: '0.00', penalty_currency: 'GBP' }
        : { allowed: false, penalty_amount: null, penalty_currency: null },
    },
    slices: offer.slices.map((_, index) => sliceAnswer(offer, index)),
    partial: false,
    private_fares: [],
  };
}

export function sliceAnswer(offer: StoredOffer, index: number): object {
  const slice = offer.slices[index];
  if (!slice) throw new RangeError(`No slice ${index}`);
  const { origin, destination, day, hour } = slice;
  const stops = offer.scenario === 'connections' ? ['AMS'] : [];
  const airports = [origin, ...stops, destination];
  return {
    id: `sli_${offer.id.slice(4)}${index}`,
    fare_brand_name: offer.brand.name,
    duration: 'PT02H26M',
    origin: airport(origin),
    destination: airport(destination),
    conditions: { change_before_departure: null, advance_seat_selection: offer.brand.isFlexible },
    segments: airports.slice(1).map((to, position) => ({
      id: segmentId(offer, index, position),
      origin: airport(airports[position] ?? origin),
      destination: airport(to),
      departing_at: `${dayAfter(day, position)}T${String(hour).padStart(2, '0')}:05:00`,
      arriving_at: `${dayAfter(day, position + 1)}T06:35:00`,
      duration: 'PT02H26M',
      distance: '424.2',
      origin_terminal: position === 0 ? '5' : null,
      destination_terminal: '2',
      aircraft: { id: 'arc_1', iata_code: '320', name: 'Airbus A320' },
      marketing_carrier: airline('ZZ', 'Duffel Airways'),
      marketing_carrier_flight_number: String(1000 + hour + position).padStart(4, '0'),
      operating_carrier: airline('BA', 'British Airways'),
      operating_carrier_flight_number: '4321',
      stops: [],
      media: [],
      passengers: offer.passengerIds.map((id) => ({
        passenger_id: id,
        cabin_class: offer.cabinClass,
        cabin_class_marketing_name: 'Economy',
        fare_basis_code: 'YLIGHT',
        baggages: [
          { type: 'carry_on', quantity: 1 },
          { type: 'checked', quantity: offer.brand.isFlexible ? 2 : 0 },
          { type: 'hat_box', quantity: 1 },
        ],
        cabin: { name: 'economy', amenities: { wifi: { available: 'true' } } },
      })),
    })),
  };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

function segmentId({ id }: StoredOffer, slice: number, position: number): string {
  return `seg_${id.slice(4)}${slice}${position}`;
}

export function serviceAnswers(offer: StoredOffer): object[] {
  if (offer.scenario === 'noBags' || offer.scenario === 'noServices') return [];
  return offer.slices.flatMap((_, slice) =>
    offer.passengerIds.map((passenger, index) => ({
      id: bagId(offer, slice, index),
      type: 'baggage',
      total_amount: amountText(BAG_PRICE),
      total_currency: 'GBP',
      maximum_quantity: 2,
      metadata: { type: 'checked', maximum_weight_kg: 23, maximum_depth_cm: 75 },
      passenger_ids: [passenger],
      segment_ids:
        offer.scenario === 'connections'
          ? [segmentId(offer, slice, 0), segmentId(offer, slice, 1)]
          : [segmentId(offer, slice, 0)],
    })),
  );
}

const bagId = ({ id }: StoredOffer, slice: number, passenger: number) =>
  `ase_${id.slice(4)}b${slice}${passenger}`;

/** Two rows of three seats beside an aisle; 1A is taken. */
export function seatMapAnswers(offer: StoredOffer): object[] {
  if (offer.scenario === 'noServices') return [];
  const seat = (designator: string) => ({
    type: 'seat',
    designator,
    name: '',
    disclosures: [],
    available_services:
      designator === '1A'
        ? []
        : offer.passengerIds.map((passenger, index) => ({
            id: seatId(offer, designator, index),
            passenger_id: passenger,
            total_amount: amountText(SEAT_PRICE),
            total_currency: 'GBP',
          })),
  });
  const rows = [1, 2].map((row) => ({
    sections: [
      { elements: [seat(`${row}A`), seat(`${row}B`), seat(`${row}C`)] },
      { elements: [seat(`${row}D`), seat(`${row}E`), seat(`${row}F`)] },
    ],
  }));
  const exit = { sections: [{ elements: [{ type: 'exit_row' }] }, { elements: [] }] };
  const [front, back] = rows;
  const cabin = { cabin_class: offer.cabinClass, deck: 0, aisles: 1, wings: null };
  return [
    {
      id: `sea_${offer.id.slice(4)}`,
      segment_id: segmentId(offer, 0, 0),
      cabins: [{ ...cabin, rows: [front, exit, back] }],
    },
  ];
}

const seatId = ({ id }: StoredOffer, designator: string, passenger: number) =>
  `ase_${id.slice(4)}s${designator}${passenger}`;

/** What a service costs, by its id; undefined for an unknown one. */
export function servicePrice(offer: StoredOffer, id: string): number | undefined {
  const own = id.startsWith(`ase_${offer.id.slice(4)}`);
  if (!own) return undefined;
  return id.charAt(offer.id.length) === 'b' ? BAG_PRICE : SEAT_PRICE;
}

const airline = (iata_code: string, name: string) => ({ id: `arl_${iata_code}`, iata_code, name });
const airport = (iata_code: string) => ({ id: `arp_${iata_code}`, type: 'airport', iata_code, city: null });
