import type { FareFamily, FlightSegment, Money, OfferVerdict, ServiceClass } from '#domain/contract.ts';
import type { FareEntry, FlightEntry, LegEntry } from '#domain/flight-booking/flight-list.ts';
import type { FlightNames } from '#src/features/flight-booking/flight-names.ts';

export const chf = (amount: number): Money => ({ amount, currency: 'CHF' });

export const FLIGHT_NAMES: FlightNames = {
  airlines: new Map([
    ['LX', 'Swiss International Air Lines'],
    ['LH', 'Lufthansa'],
    ['UA', 'United Airlines'],
  ]),
  airports: new Map([
    ['ZRH', 'Zurich Airport'],
    ['FRA', 'Frankfurt Airport'],
    ['JFK', 'John F. Kennedy International Airport'],
  ]),
  aircraft: new Map(),
};

const segment = (
  carrier: string,
  flightNumber: number,
  more: Pick<FlightSegment, 'origin' | 'destination' | 'departure' | 'arrival' | 'durationMinutes'>,
): FlightSegment => ({
  carrier,
  flightNumber,
  operatingCarrier: carrier,
  aircraft: carrier === 'LH' ? '32N' : '77W',
  distanceKm: 6325,
  ...more,
});

export const OUT: LegEntry = {
  id: 'LH1185@2027-03-14T07:00+LH400@2027-03-14T10:50',
  segments: [
    segment('LH', 1185, {
      origin: 'ZRH',
      destination: 'FRA',
      departure: '2027-03-14T07:00',
      arrival: '2027-03-14T08:05',
      durationMinutes: 65,
    }),
    segment('LH', 400, {
      origin: 'FRA',
      destination: 'JFK',
      departure: '2027-03-14T10:50',
      arrival: '2027-03-14T13:25',
      durationMinutes: 515,
    }),
  ],
  durationMinutes: 745,
  stopoverMinutes: [165],
  intercontinental: true,
};

export const BACK: LegEntry = {
  id: 'LX15@2027-03-19T18:15',
  segments: [
    segment('LX', 15, {
      origin: 'JFK',
      destination: 'ZRH',
      departure: '2027-03-19T18:15',
      arrival: '2027-03-20T08:05',
      durationMinutes: 470,
    }),
  ],
  durationMinutes: 470,
  stopoverMinutes: [],
  intercontinental: true,
};

export const LIGHT: FareFamily = {
  code: 'LH-light',
  name: 'Economy Light',
  carryOn: { pieces: 1, kilogramsEach: 8 },
  checked: { pieces: 0, kilogramsEach: 0 },
  seatSelection: 'charged',
  lounge: false,
  change: { allowed: false },
  refund: { allowed: false },
  voidHours: 24,
  noShow: 'forfeited',
  miles: { kind: 'percentage', value: 25 },
};
const CLASSIC: FareFamily = {
  ...LIGHT,
  code: 'LH-classic',
  name: 'Economy Classic',
  checked: { pieces: 1, kilogramsEach: 23 },
  seatSelection: 'standardFree',
  change: { allowed: true, fee: chf(150_00) },
  refund: {},
  miles: { kind: 'number', value: 2500 },
};
const FLEX: FareFamily = {
  ...CLASSIC,
  code: 'LH-flex',
  name: 'Economy Flex',
  seatSelection: 'free',
  change: { allowed: true },
  refund: { allowed: true, fee: chf(70_00) },
  noShow: 'changeFee',
  miles: { kind: 'percentage', value: 100 },
};
const BUSINESS: FareFamily = {
  ...FLEX,
  code: 'LH-business',
  name: 'Business Saver',
  carryOn: { pieces: 2, kilogramsEach: 8 },
  checked: { pieces: 2, kilogramsEach: 32 },
  lounge: true,
  refund: { allowed: true },
  miles: { kind: 'percentage', value: 0 },
};

const IN_POLICY: OfferVerdict = { action: 'allow', levels: [], inPolicy: true, broken: [] };
const BUDGET: OfferVerdict = {
  action: 'approve',
  levels: [1],
  inPolicy: false,
  broken: ['flight.budget'],
};
const CABIN: OfferVerdict = {
  ...BUDGET,
  levels: [1, 2],
  broken: ['flight.budget', 'flight.serviceClass'],
};

interface ExampleFare {
  family: FareFamily;
  amount: number;
  verdict?: OfferVerdict;
  serviceClasses?: readonly ServiceClass[];
  seatsLeft?: number;
}

function buildFare(example: ExampleFare): FareEntry {
  const { family, amount, verdict = IN_POLICY, serviceClasses = ['Y', 'Y', 'Y'], seatsLeft = 9 } = example;
  return {
    offer: family.code,
    source: 'network',
    family,
    serviceClasses,
    bookingClasses: serviceClasses.map(() => 'K'),
    price: chf(amount),
    total: chf(amount),
    seatsLeft,
    co2Kg: 640,
    holdUntil: family !== BUSINESS ? '2027-03-02T09:15:00.000Z' : undefined,
    verdict,
  };
}

function buildFlight(...fares: readonly FareEntry[]): FlightEntry {
  return { id: `${OUT.id}~${BACK.id}`, legs: [OUT, BACK], fares };
}

/** Four fares; the last one flies the short segment in economy, because there is no business class on it. */
export const FLIGHT = buildFlight(
  buildFare({ family: LIGHT, amount: 780_00 }),
  buildFare({ family: CLASSIC, amount: 914_00, seatsLeft: 3 }),
  buildFare({ family: FLEX, amount: 1_310_00, verdict: BUDGET }),
  buildFare({ family: BUSINESS, amount: 3_240_00, verdict: CABIN, serviceClasses: ['Y', 'C', 'C'] }),
);

/** Every fare needs an approval. */
export const NONE_IN_POLICY = buildFlight(
  buildFare({ family: FLEX, amount: 1_310_00, verdict: BUDGET }),
  buildFare({ family: BUSINESS, amount: 3_240_00, verdict: CABIN, serviceClasses: ['Y', 'C', 'C'] }),
);

/** The cheapest fare is not the cheapest one that needs no approval. */
export const DEARER_IN_POLICY = buildFlight(
  buildFare({ family: LIGHT, amount: 780_00, verdict: { ...BUDGET, broken: ['flight.serviceClass'] } }),
  buildFare({ family: CLASSIC, amount: 914_00 }),
);
