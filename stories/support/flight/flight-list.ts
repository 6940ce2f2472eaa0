import type {
  FareFamily,
  FlightResults,
  FlightSegment,
  Money,
  OfferVerdict,
  PolicyRule,
} from '#domain/contract.ts';
import type { FlightCriteria, SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import { type FlightList, mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { AIRCRAFT_NAMES } from '#src/features/flight-booking/aircraft-names.ts';
import type { FlightNames } from '#src/features/flight-booking/flight-names.ts';
import { DANIEL, MIRJAM } from '../people.ts';

const AIRPORTS: FlightResults['airports'] = [
  { code: 'ZRH', name: 'Zurich Airport', city: 'Zurich' },
  { code: 'JFK', name: 'John F. Kennedy International Airport', city: 'New York' },
  { code: 'EWR', name: 'Newark Liberty International Airport', city: 'New York' },
  { code: 'LGA', name: 'LaGuardia Airport', city: 'New York' },
  { code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt' },
  { code: 'LHR', name: 'Heathrow Airport', city: 'London' },
  { code: 'YUL', name: 'Montréal–Trudeau International Airport', city: 'Montreal' },
  { code: 'CDG', name: 'Charles de Gaulle Airport', city: 'Paris' },
  { code: 'BOS', name: 'Logan International Airport', city: 'Boston' },
  { code: 'AKL', name: 'Auckland Airport', city: 'Auckland' },
  { code: 'LAX', name: 'Los Angeles International Airport', city: 'Los Angeles' },
];

export const FLIGHT_NAMES: FlightNames = {
  airlines: new Map([
    ['LX', 'Swiss International Air Lines'],
    ['LH', 'Lufthansa'],
    ['BA', 'British Airways'],
    ['AC', 'Air Canada'],
    ['AA', 'American Airlines'],
    ['UA', 'United Airlines'],
    ['NZ', 'Air New Zealand'],
    ['WK', 'Edelweiss Air'],
  ]),
  airports: new Map(AIRPORTS.map(({ code, name }) => [code, name])),
  aircraft: AIRCRAFT_NAMES,
};

export const ALLIANCES = [
  { id: 'STAR', name: 'Star Alliance', airlines: ['LX', 'LH', 'AC', 'UA', 'NZ'] },
  { id: 'ONEWORLD', name: 'oneworld', airlines: ['BA', 'AA'] },
];

export function selectedAirport(code: string, city: string, zone: string): SelectedAirport {
  return { code, type: 'airport', name: `${city} Airport`, city, zone, airports: [code] };
}

export const ZURICH = selectedAirport('ZRH', 'Zurich', 'Europe/Zurich');
export const NEW_YORK: SelectedAirport = {
  ...selectedAirport('NYC', 'New York', 'America/New_York'),
  type: 'mac',
  airports: ['JFK', 'EWR', 'LGA', 'SWF'],
};

/** Two travelers from Zurich to New York and back. */
export const FLIGHT_CRITERIA: FlightCriteria = {
  flightType: 'roundTrip',
  legs: [{ origin: ZURICH, destination: NEW_YORK, departureDate: '', departureTime: null }],
  departureDateRange: { from: '2027-04-01', to: '2027-04-05' },
  returnTime: null,
  serviceClass: 'Y',
  directOnly: false,
  airlines: [],
  shouldPreFilter: false,
  purpose: 'client_visit',
  travelers: [DANIEL, MIRJAM],
};

export const FLIGHT_RULES: PolicyRule[] = [
  { rule: 'flight.budget', action: 'approve', limit: { amount: 900_00, currency: 'CHF' } },
  { rule: 'flight.serviceClass', action: 'approve', limit: 'Y', exceptions: [] },
];

const francs = (units: number): Money => ({ amount: units * 100, currency: 'CHF' });

/** Such as `LX14 ZRH-JFK 2027-04-01T13:10 2027-04-01T16:00 530 333`, with `by UA` where another airline flies it. */
function parseSegment(text: string): FlightSegment {
  const [flight = '', route = '', departure = '', arrival = '', minutes = '', aircraft = '333', , by] =
    text.split(' ');
  const [origin = '', destination = ''] = route.split('-');
  const carrier = flight.slice(0, 2);
  return {
    carrier,
    flightNumber: Number(flight.slice(2)),
    operatingCarrier: by ?? carrier,
    origin,
    destination,
    departure,
    arrival,
    durationMinutes: Number(minutes),
    aircraft,
    distanceKm: 6325,
  };
}

export interface StoryLeg {
  segments: FlightSegment[];
  durationMinutes: number;
  stopoverMinutes: number[];
  intercontinental: boolean;
}

/** A leg of such segments, with the minutes between them. */
export function parseLeg(texts: readonly string[], stopoverMinutes: readonly number[] = []): StoryLeg {
  const segments = texts.map(parseSegment);
  const minutes = [...segments.map(({ durationMinutes }) => durationMinutes), ...stopoverMinutes];
  return {
    segments,
    stopoverMinutes: [...stopoverMinutes],
    durationMinutes: minutes.reduce((sum, one) => sum + one, 0),
    intercontinental: true,
  };
}

const LIGHT: FareFamily = {
  code: 'light',
  name: 'Economy Light',
  carryOn: { pieces: 1, kilogramsEach: 8 },
  checked: { pieces: 0, kilogramsEach: 0 },
  seatSelection: 'charged',
  lounge: false,
  change: { allowed: false },
  refund: { allowed: false },
  noShow: 'forfeited',
};
const FLEX: FareFamily = {
  ...LIGHT,
  code: 'flex',
  name: 'Economy Flex',
  checked: { pieces: 1, kilogramsEach: 23 },
  seatSelection: 'free',
  change: { allowed: true },
  refund: { allowed: true, fee: francs(70) },
};
const BUSINESS: FareFamily = {
  ...FLEX,
  code: 'business',
  name: 'Business Saver',
  carryOn: { pieces: 2, kilogramsEach: 8 },
  checked: { pieces: 2, kilogramsEach: 32 },
  lounge: true,
};
const FAMILIES = [LIGHT, FLEX, BUSINESS];

const FLIGHT_VERDICTS: OfferVerdict[] = [
  { action: 'allow', levels: [], inPolicy: true, broken: [] },
  { action: 'approve', levels: [1], inPolicy: false, broken: ['flight.budget'] },
  { action: 'approve', levels: [1, 2], inPolicy: false, broken: ['flight.budget', 'flight.serviceClass'] },
];
const BUDGET = 900;

export interface StoryFlight {
  legs: readonly StoryLeg[];
  /** In whole francs, of the light fare; without one only business class is sold. */
  price: number;
  families?: readonly number[];
  co2Kg?: number;
  seatsLeft?: number;
}

/** The results of one source for these flights. */
export function buildFlightLine(flights: readonly StoryFlight[], source = 'network'): FlightResults {
  const legs = [...new Set(flights.flatMap((flight) => flight.legs))];
  const segments = legs.flatMap((leg) => leg.segments);
  return {
    type: 'results',
    source,
    expiresAt: '2027-02-01T10:30:00.000Z',
    currency: 'CHF',
    rates: [],
    families: FAMILIES,
    airports: AIRPORTS,
    segments,
    legs: legs.map((leg) => ({
      ...leg,
      segments: leg.segments.map((segment) => segments.indexOf(segment)),
    })),
    verdicts: FLIGHT_VERDICTS,
    itineraries: flights.map((flight, place) => ({
      legs: flight.legs.map((leg) => legs.indexOf(leg)),
      fares: (flight.families ?? [0, 1, 2]).map((family) => buildFare(flight, family, `${source}.${place}`)),
    })),
  };
}

const SURCHARGES = [0, 190, 1_450];

function buildFare({ legs, price, co2Kg = 640, seatsLeft = 9 }: StoryFlight, family: number, name: string) {
  const total = price + (SURCHARGES[family] ?? 0);
  const flown = legs.flatMap(({ segments }) => segments);
  const isBusiness = family === 2;
  return {
    offer: `flight~${name}.${family}`,
    family,
    serviceClasses: flown.map(() => (isBusiness ? ('C' as const) : ('Y' as const))),
    bookingClasses: flown.map(() => (isBusiness ? 'J' : 'K')),
    price: francs(total),
    companyPrice: francs(total),
    seatsLeft,
    co2Kg: isBusiness ? co2Kg * 3 : co2Kg,
    verdict: isBusiness ? 2 : Number(total > BUDGET),
  };
}

export function buildFlightList(...lines: FlightResults[]): FlightList {
  const list = mergeFlightResults(lines);
  if (!list) throw new Error('There are results');
  return list;
}
