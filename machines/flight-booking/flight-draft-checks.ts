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
  isText,
  isTraveler,
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

/** While being edited, airports and days may be missing. */
export const isEnteredCriteria: Check = hasShape<FlightCriteria>(CRITERIA_SHAPE);

/** Criteria that can be searched for: each leg has its airports and its day. */
export const isCriteria: Check = (value) => isComplete(value) && hasDays(value as FlightCriteria); // just proved

function hasDays({ flightType, legs, departureDateRange: { from, to } }: FlightCriteria): boolean {
  if (flightType === 'multiCity') return legs.every(({ departureDate }) => isDay(departureDate));
  return isDay(from) && (flightType === 'oneWay' || isDay(to));
}

function isLegs(check: Check): Check {
  const isList = isListOf(check);
  return (value) => isList(value) && Array.isArray(value) && value.length >= 1 && value.length <= MOST_LEGS;
}

const isDayParts = isListOf(isDayPart);
const isMinutes = isNullOr(isCount);

export const isFlightList = hasShape<FlightListSettings>({
  page: isCount,
  sort: hasShape<FlightSort>({
    sortBy: isOneOf(...FLIGHT_SORTS),
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
    hasShape<SelectedSeat>({ segment: isIndex, traveler: isText, seat: isText, price: isNullOr(isMoney) }),
  ),
  bags: isListOf(hasShape<SelectedBag>(BAG_SHAPE)),
  memberships: isListOf(
    hasShape<SelectedMembership>({ traveler: isText, program: isText, membershipNumber: isText }),
  ),
});

type PassengerNeeds = FareQuote['passengers'][number];
type PassportOption = PassengerNeeds['passports'][number];
type SeatChoice = FareQuote['seats'][number];
type Segment = FareQuote['legs'][number]['segments'][number];

const isSegment = hasShape<Pick<Segment, 'carrier' | 'flightNumber' | 'departure' | 'arrival'>>({
  carrier: isText,
  flightNumber: isCount,
  departure: isText,
  arrival: isText,
});

export const isFareQuote = hasShape<
  Pick<FareQuote, keyof typeof PRICED_SHAPE | 'legs' | 'fare' | 'price' | 'seats' | 'bags' | 'passengers'>
>({
  ...PRICED_SHAPE,
  legs: isLegs(hasShape<Pick<FareQuote['legs'][number], 'segments'>>({ segments: isListOf(isSegment) })),
  fare: hasShape<Pick<FareQuote['fare'], 'family' | 'serviceClasses'>>({
    family: hasShape<Pick<FareQuote['fare']['family'], 'code' | 'name'>>({ code: isText, name: isText }),
    serviceClasses: isListOf(isServiceClass),
  }),
  price: hasShape<Pick<FareQuote['price'], 'asked'>>({ asked: isMoney }),
  seats: isListOf(hasShape<Omit<SeatChoice, 'price'>>({ segment: isIndex, traveler: isText, seat: isText })),
  bags: isListOf(hasShape<SelectedBag>(BAG_SHAPE)),
  passengers: isListOf(
    hasShape<Pick<PassengerNeeds, 'traveler' | 'firstName' | 'lastName' | 'missing' | 'passports'>>({
      traveler: isText,
      firstName: isText,
      lastName: isText,
      missing: isListOf(isText),
      passports: isListOf(
        hasShape<PassportOption>({ _id: isText, country: isText, expiryDate: isDay, valid: isFlag }),
      ),
    }),
  ),
});
