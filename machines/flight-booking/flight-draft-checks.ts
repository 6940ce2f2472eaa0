import { BEST } from '#domain/booking/best-for-you.ts';
import type { BagChoice, FareFamily, FlightSegment, PassengerNeeds } from '#domain/contract.ts';
import type { FareQuote, FareTerms } from '#domain/flight-booking/flight-choice.ts';
import {
  DAY_PARTS,
  FLIGHT_TYPES,
  type FlightCriteria,
  type LegInput,
  MOST_LEGS,
  type SelectedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import {
  FARE_ASPECTS,
  FLIGHT_SORTS,
  type FlightListFilter,
  type FlightListSettings,
  type FlightSort,
  type LegTimes,
  type TimeOptions,
} from '#domain/flight-booking/flight-list-settings.ts';
import type {
  SelectedBag,
  SelectedExtras,
  SelectedMembership,
  SelectedSeat,
} from '#domain/flight-booking/selected-extras.ts';
import {
  type Check,
  hasFields,
  hasShape,
  isCount,
  isDay,
  isDayOrEmpty,
  isFlag,
  isIndex,
  isListOf,
  isMoney,
  isNullOr,
  isOneOf,
  isOptional,
  isText,
  isTraveler,
  isWord,
  PRICED_SHAPE,
  type ShapeOf,
} from '../booking/draft-checks.ts';

const isServiceClass = isOneOf('Y', 'W', 'C', 'F');
const isDayPart = isOneOf(...DAY_PARTS);

const isAirport = hasShape<SelectedAirport>({
  code: isText,
  type: isOneOf('airport', 'mac'),
  name: isText,
  city: isText,
  zone: isText,
  airports: isListOf(isText),
});

const LEG_SHAPE = {
  origin: isNullOr(isAirport),
  destination: isNullOr(isAirport),
  departureDate: isDayOrEmpty,
  departureTime: isNullOr(isDayPart),
} satisfies ShapeOf<LegInput>;

const CRITERIA_SHAPE = {
  flightType: isOneOf(...FLIGHT_TYPES),
  legs: isLegs(hasShape<LegInput>(LEG_SHAPE)),
  departureDateRange: hasShape<FlightCriteria['departureDateRange']>({
    from: isDayOrEmpty,
    to: isDayOrEmpty,
  }),
  returnTime: isNullOr(isDayPart),
  serviceClass: isServiceClass,
  directOnly: isFlag,
  airlines: isListOf(isText),
  shouldPreFilter: isFlag,
  purpose: isText,
  travelers: isListOf(isTraveler),
} satisfies ShapeOf<FlightCriteria>;

const isComplete = hasShape<FlightCriteria>({
  ...CRITERIA_SHAPE,
  legs: isLegs(hasShape<LegInput>({ ...LEG_SHAPE, origin: isAirport, destination: isAirport })),
});

export const isEnteredCriteria = hasShape<FlightCriteria>(CRITERIA_SHAPE);

export function isCriteria(value: unknown): value is FlightCriteria {
  return isComplete(value) && hasDays(value);
}

function hasDays({ flightType, legs, departureDateRange: { from, to } }: FlightCriteria): boolean {
  if (flightType === 'multiCity') return legs.every(({ departureDate }) => isDay(departureDate));
  return isDay(from) && (flightType === 'oneWay' || isDay(to));
}

function isLegs<Leg>(check: Check<Leg>): Check<Leg[]> {
  const isList = isListOf(check);
  return (value): value is Leg[] => isList(value) && value.length >= 1 && value.length <= MOST_LEGS;
}

const isDayParts = isListOf(isDayPart);
const isMinutes = isNullOr(isCount);

export const isFlightList = hasShape<FlightListSettings>({
  page: isCount,
  sort: hasShape<FlightSort>({
    sortBy: isOneOf(...FLIGHT_SORTS, BEST),
    timeOptions: hasShape<TimeOptions>({
      airport: isNullOr(isText),
      earliestOrLatest: isOneOf('earliest', 'latest'),
      departureOrArrival: isOneOf('departure', 'arrival'),
    }),
  }),
  filter: hasShape<FlightListFilter>({
    selectBy: isOneOf('leg', 'journey'),
    chosenLegs: isListOf(isText),
    inPolicyOnly: isFlag,
    maximumStops: isNullOr(isIndex),
    airlines: isListOf(isText),
    alliances: isListOf(isText),
    airports: isListOf(isText),
    connections: isListOf(isText),
    times: isNullOr(isListOf(hasShape<LegTimes>({ departure: isDayParts, arrival: isDayParts }))),
    maximumDurationMinutes: isMinutes,
    maximumStopoverMinutes: isMinutes,
    fareAspects: isListOf(isOneOf(...FARE_ASPECTS)),
  }),
});

export const isFareTerms = hasShape<FareTerms>({
  flight: isText,
  family: isText,
  serviceClasses: isListOf(isServiceClass),
});

const BAG_SHAPE = {
  leg: isIndex,
  traveler: isText,
  kind: isOneOf('carryOn', 'checked'),
  quantity: isCount,
  price: isMoney,
} satisfies ShapeOf<SelectedBag>;

export const isExtras = hasShape<SelectedExtras>({
  seats: isListOf(
    hasShape<SelectedSeat>({
      segment: isIndex,
      traveler: isText,
      seat: isText,
      price: isNullOr(isMoney),
      preferred: isOptional(isFlag),
    }),
  ),
  bags: isListOf(hasShape<SelectedBag>(BAG_SHAPE)),
  memberships: isListOf(
    hasShape<SelectedMembership>({ traveler: isText, program: isText, membershipNumber: isText }),
  ),
});

type PassportOption = PassengerNeeds['passports'][number];
type SeatChoice = FareQuote['seats'][number];
type QuotedLeg = FareQuote['legs'][number];

const isSegment = hasFields<FlightSegment>({
  carrier: isText,
  flightNumber: isCount,
  departure: isText,
  arrival: isText,
});

export const isFareQuote = hasFields<FareQuote>({
  ...PRICED_SHAPE,
  legs: isLegs(hasFields<QuotedLeg>({ segments: isListOf(isSegment) })),
  fare: hasFields<FareQuote['fare']>({
    family: hasFields<FareFamily>({ code: isText, name: isText }),
    serviceClasses: isListOf(isServiceClass),
  }),
  price: hasFields<FareQuote['price']>({ asked: isMoney }),
  seats: isListOf(hasFields<SeatChoice>({ segment: isIndex, traveler: isText, seat: isText })),
  bags: isListOf(hasFields<BagChoice>(BAG_SHAPE)),
  passengers: isListOf(
    hasFields<PassengerNeeds>({
      traveler: isText,
      firstName: isText,
      lastName: isText,
      seatPreference: isOptional(isText),
      missing: isListOf(isWord<PassengerNeeds['missing'][number]>),
      passports: isListOf(
        hasShape<PassportOption>({ _id: isText, country: isText, expiryDate: isDay, valid: isFlag }),
      ),
    }),
  ),
});
