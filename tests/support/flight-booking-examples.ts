import type {
  FareFamily,
  FlightResults,
  FlightSegment,
  OfferVerdict,
  ServiceClass,
} from '#domain/contract.ts';
import type { AvailableExtras } from '#domain/flight-booking/available-extras.ts';
import type { FareQuote, SelectedFare } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria, SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import { buildFlightId } from '#domain/flight-booking/flight-list.ts';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import { nameAirports } from './named-airports.ts';
import { needsOf } from './passenger-needs.ts';

const ANNA = { _id: 'anna', firstName: 'Anna', lastName: 'Keller' };
const BEAT = { _id: 'beat', firstName: 'Beat', lastName: 'Frei' };

export const ZURICH = airport('ZRH', 'Zurich', 'Europe/Zurich');
export const NEW_YORK: SelectedAirport = {
  ...airport('NYC', 'New York', 'America/New_York'),
  type: 'mac',
  airports: ['JFK', 'EWR', 'LGA', 'SWF'],
};
export const AUCKLAND = airport('AKL', 'Auckland', 'Pacific/Auckland');

export const CRITERIA: FlightCriteria = {
  flightType: 'roundTrip',
  legs: [{ origin: ZURICH, destination: NEW_YORK, departureDate: '', departureTime: null }],
  departureDateRange: { from: '2027-04-01', to: '2027-04-05' },
  returnTime: null,
  serviceClass: 'Y',
  directOnly: false,
  airlines: [],
  shouldPreFilter: false,
  purpose: 'client-visit',
  travelers: [ANNA, BEAT],
};

export function airport(code: string, city: string, zone: string): SelectedAirport {
  return { code, type: 'airport', name: `${city} Airport`, city, zone, airports: [code] };
}

export const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });

/** Such as `LX14 ZRH-JFK 2027-04-01T13:10 2027-04-01T16:00 530`. */
function segment(text: string): FlightSegment {
  const [flight = '', route = '', departure = '', arrival = '', minutes = ''] = text.split(' ');
  const [origin = '', destination = ''] = route.split('-');
  return {
    carrier: flight.slice(0, 2),
    flightNumber: Number(flight.slice(2)),
    operatingCarrier: flight.slice(0, 2),
    origin,
    destination,
    departure,
    arrival,
    durationMinutes: Number(minutes),
    aircraft: '333',
    distanceKm: 6325,
  };
}

/** A leg of such segments, with the minutes between them. */
export function leg(segments: readonly string[], stopoverMinutes: readonly number[] = []) {
  const flown = segments.map(segment);
  const minutes = [...flown.map(({ durationMinutes }) => durationMinutes), ...stopoverMinutes];
  return {
    segments: flown,
    stopoverMinutes: [...stopoverMinutes],
    durationMinutes: minutes.reduce((sum, one) => sum + one, 0),
    intercontinental: true,
  };
}

type Leg = ReturnType<typeof leg>;
export const OUT_LX = leg(['LX14 ZRH-JFK 2027-04-01T13:10 2027-04-01T16:00 530']);
export const OUT_LH = leg(
  [
    'LH1185 ZRH-FRA 2027-04-01T07:00 2027-04-01T08:05 65',
    'LH400 FRA-JFK 2027-04-01T10:50 2027-04-01T13:25 515',
  ],
  [165],
);
export const BACK_LX = leg(['LX15 JFK-ZRH 2027-04-05T18:15 2027-04-06T08:05 470']);
export const BACK_BA = leg(
  [
    'BA178 JFK-LHR 2027-04-05T07:55 2027-04-05T19:55 420',
    'BA716 LHR-ZRH 2027-04-05T21:05 2027-04-05T23:50 105',
  ],
  [70],
);

export const LIGHT = familyOf('light', 'Economy Light');
export const FLEX: FareFamily = {
  ...familyOf('flex', 'Economy Flex'),
  checked: { pieces: 1, kilogramsEach: 23 },
  seatSelection: 'free',
  change: { allowed: true },
  refund: { allowed: true, fee: francs(70) },
};

function familyOf(code: string, name: string): FareFamily {
  return {
    code,
    name,
    carryOn: { pieces: 1, kilogramsEach: 8 },
    checked: { pieces: 0, kilogramsEach: 0 },
    seatSelection: 'charged',
    lounge: false,
    change: { allowed: false },
    refund: { allowed: false },
    noShow: 'forfeited',
  };
}

const ALLOWED: OfferVerdict = { action: 'allow', levels: [], inPolicy: true, broken: [] };
const BROKEN = { inPolicy: false, broken: ['flight.budget'] };
export const TO_APPROVE: OfferVerdict = { action: 'approve', levels: [1], ...BROKEN };

export interface ExampleFare {
  price: number;
  family?: FareFamily;
  verdict?: OfferVerdict;
  serviceClass?: ServiceClass;
}

export interface ExampleFlight {
  legs: readonly Leg[];
  fares: readonly ExampleFare[];
}

/** The line of a source with these flights. */
export function flightLine(source: string, flights: readonly ExampleFlight[]): FlightResults {
  const legs = [...new Set(flights.flatMap((flight) => flight.legs))];
  const segments = legs.flatMap((one) => one.segments);
  const families = [LIGHT, FLEX];
  const verdicts = [ALLOWED, TO_APPROVE];
  return {
    type: 'results',
    source,
    expiresAt: '2027-03-01T10:30:00.000Z',
    currency: 'CHF',
    rates: [],
    families,
    airports: nameAirports(segments),
    segments,
    legs: legs.map((one) => ({
      ...one,
      segments: one.segments.map((flown) => segments.indexOf(flown)),
    })),
    verdicts,
    itineraries: flights.map((flight) => ({
      legs: flight.legs.map((one) => legs.indexOf(one)),
      fares: flight.fares.map(({ price, family = LIGHT, verdict = ALLOWED, serviceClass = 'Y' }) => ({
        offer: `flight~${buildFlightId(flight.legs)}~${family.code}`.replaceAll(/[^A-Za-z0-9~.-]/g, '.'),
        family: families.indexOf(family),
        serviceClasses: flight.legs.flatMap((one) => one.segments.map(() => serviceClass)),
        bookingClasses: flight.legs.flatMap((one) => one.segments.map(() => 'K')),
        price: francs(price),
        seatsLeft: 7,
        co2Kg: 640,
        verdict: verdicts.indexOf(verdict),
      })),
    })),
  };
}

const LEGS = [OUT_LX, BACK_LX];

/** The light fare on the direct flights, for two. */
export function selectedFare(more: Partial<SelectedFare> = {}): SelectedFare {
  return {
    offer: 'flight~lx14.lx15.light',
    terms: { flight: buildFlightId(LEGS), family: 'light', serviceClasses: ['Y', 'Y'] },
    price: francs(1_600),
    verdict: { levels: [], inPolicy: true },
    ...more,
  };
}

/** The same fare as priced by the supplier; the amount is for both travelers with their seats and bags. */
export function fareQuote(amount = 160_000, more: Partial<FareQuote> = {}): FareQuote {
  const { seats = [], bags = [] } = more;
  const added = [...seats, ...bags].reduce((sum, { price }) => sum + (price?.amount ?? 0), 0);
  const total = { amount, currency: 'CHF' };
  const each = { amount: (amount - added) / 2, currency: 'CHF' };
  return {
    outcome: 'priced',
    offer: `flight~lx14.lx15.light~${amount}`,
    expiresAt: '2027-03-01T10:20:00.000Z',
    legs: LEGS,
    fare: {
      family: LIGHT,
      serviceClasses: ['Y', 'Y'],
      bookingClasses: ['K', 'K'],
      fareBasisCodes: ['KEULGTP0', 'KEULGTP0'],
      seatsLeft: 7,
      co2Kg: 640,
      voidHours: 24,
    },
    lines: [{ kind: 'base', code: 'fare', label: 'Fare', amount: each, onSite: false }],
    price: { asked: each },
    total: { asked: total },
    change: priceChange(francs(1_600), total, DEFAULT_LIMITS),
    verdict: { action: 'allow', levels: [], inPolicy: true, travelers: [] },
    seats,
    bags,
    passengers: [ANNA, BEAT].map(({ _id, firstName, lastName }) => needsOf(_id, { firstName, lastName })),
    ...more,
  };
}

/** Two rows of a single-aisle cabin with taken middle seats, and a bag for each leg. */
export const OFFERED: AvailableExtras = {
  outcome: 'priced',
  seatMaps: [0, 1].map((place) => ({
    segment: place,
    aircraft: '320',
    cabins: [
      {
        serviceClass: 'Y',
        layout: 'ABC|DEF',
        rows: [11, 12].map((number) => ({
          number,
          exit: number === 12,
          wing: true,
          seats: [...'ABCDEF'].map((letter) => ({
            letter,
            position:
              letter === 'A' || letter === 'F' ? 'window' : 'BE'.includes(letter) ? 'middle' : 'aisle',
            free: !'BE'.includes(letter),
            price: francs(number === 12 ? 25 : 16),
          })),
        })),
      },
    ],
  })),
  bags: [0, 1].map((place) => ({
    leg: place,
    kind: 'checked',
    kilograms: 23,
    price: francs(70),
    highestQuantity: 2,
  })),
};
