import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { buildLegId } from '#domain/flight-booking/flight-list.ts';
import type { FlightResultsScreenProps } from '#src/features/flight-booking/flights/flight-results-props.ts';
import {
  buildFlightLine,
  buildFlightList,
  FLIGHT_CRITERIA,
  NEW_YORK,
  parseLeg,
  selectedAirport,
  ZURICH,
} from './flight-list.ts';
import { withFlightFilter } from './flight-results-args.ts';
import { OUT } from './new-york-flights.ts';

const LOS_ANGELES = selectedAirport('LAX', 'Los Angeles', 'America/Los_Angeles');
const AUCKLAND = selectedAirport('AKL', 'Auckland', 'Pacific/Auckland');

const CRITERIA: FlightCriteria = {
  ...FLIGHT_CRITERIA,
  flightType: 'multiCity',
  legs: [
    { origin: ZURICH, destination: NEW_YORK, departureDate: '2027-04-01', departureTime: null },
    { origin: NEW_YORK, destination: LOS_ANGELES, departureDate: '2027-04-03', departureTime: null },
    { origin: LOS_ANGELES, destination: AUCKLAND, departureDate: '2027-04-05', departureTime: null },
    { origin: AUCKLAND, destination: LOS_ANGELES, departureDate: '2027-04-09', departureTime: null },
  ],
};

const TO_LOS_ANGELES = parseLeg(['AA171 JFK-LAX 2027-04-03T17:00 2027-04-03T20:25 385 32B']);
const TO_AUCKLAND = parseLeg(['NZ5 LAX-AKL 2027-04-05T21:40 2027-04-07T05:30 770 789']);
/** One arrives on the day of departure, the other one on the day before. */
const FROM_AUCKLAND = [
  parseLeg(['NZ6 AKL-LAX 2027-04-09T19:45 2027-04-09T13:00 735 789']),
  parseLeg(['NZ2 AKL-LAX 2027-04-09T00:30 2027-04-08T17:45 735 77W']),
];

const FIRST = [OUT.direct, OUT.codeshare];

/** A journey of four legs, with this many of them chosen. */
export function fourCities(chosen: number): Pick<FlightResultsScreenProps, 'criteria' | 'list' | 'settings'> {
  const flights = FIRST.flatMap((first, place) =>
    FROM_AUCKLAND.map((last, later) => ({
      legs: [first, TO_LOS_ANGELES, TO_AUCKLAND, last],
      price: 2_900 + place * 45 + later * 80,
      co2Kg: 2_350,
    })),
  );
  const chosenLegs = [OUT.direct, TO_LOS_ANGELES, TO_AUCKLAND]
    .slice(0, chosen)
    .map(({ segments }) => buildLegId(segments));
  return {
    criteria: CRITERIA,
    list: buildFlightList(buildFlightLine(flights)),
    ...withFlightFilter({ chosenLegs }),
  };
}
