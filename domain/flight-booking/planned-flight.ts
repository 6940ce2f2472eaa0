import type { BookingCriteria } from '../booking/flow-types.ts';
import type { CheckoutPart } from '../checkout/checkout-part.ts';
import type { PlannedLeg, PlannedPlace, Whereabouts } from '../clashes/planned-part.ts';
import type { PlannedRules } from '../kinds/kind-rules.ts';
import { toInstant } from '../local-time.ts';
import type { FlownLeg, PartProposal, Visit } from '../trip-draft/visit.ts';
import {
  EMPTY_LEG,
  type FlightCriteria,
  freshFlightCriteria,
  type LegInput,
  listDirections,
} from './flight-criteria.ts';
import type { LegEntry } from './flight-list.ts';
import { arrivalOf, departureOf, destinationOf, originOf } from './flight-times.ts';

export const plannedFlight: PlannedRules<'flight'> = {
  isJourney: true,
  isNight: false,
  isCollected: false,
  whereabouts: ({ criteria, priced }) => planSearched(criteria, priced.legs),
  legs: flownLegs,
  stays: () => [],
  propose: proposeFlight,
};

type TimedLeg = Pick<LegEntry, 'segments' | 'durationMinutes'>;
interface Airport {
  place: PlannedPlace;
  zone: string;
}

export function planSearched(criteria: FlightCriteria, legs: readonly TimedLeg[]): Whereabouts | null {
  const directions = listDirections(criteria);
  return planFlight(legs, (code, index) => findSearched(directions[index], code));
}

/** Null when an airport is unknown. The way back leads to no further place. */
export function planFlight(
  legs: readonly TimedLeg[],
  findAirport: (code: string, leg: number) => Airport | undefined,
): Whereabouts | null {
  const planned: PlannedLeg[] = [];
  for (const [index, leg] of legs.entries()) {
    const origin = findAirport(originOf(leg), index);
    const destination = findAirport(destinationOf(leg), index);
    if (!origin || !destination) return null;
    const departsAt = toInstant(departureOf(leg), origin.zone);
    planned.push({
      origin: origin.place,
      destination: destination.place,
      departure: departureOf(leg),
      arrival: arrivalOf(leg),
      departsAt: departsAt.toISOString(),
      arrivesAt: new Date(departsAt.getTime() + leg.durationMinutes * 60_000).toISOString(),
    });
  }
  const [first, last] = [planned[0], planned.at(-1)];
  if (!first || !last) return null;
  const home = first.origin.town;
  return {
    begins: first.departure,
    ends: last.arrival,
    beginsAt: first.departsAt,
    endsAt: last.arrivesAt,
    places: planned.map(({ destination }) => destination).filter(({ town }) => town !== home),
    legs: planned,
  };
}

function findSearched(direction: LegInput | undefined, code: string): Airport | undefined {
  const ends = [direction?.origin, direction?.destination];
  const found = ends.find((end) => end?.code === code || end?.airports.includes(code));
  return found ? { place: { town: found.city }, zone: found.zone } : undefined;
}

function flownLegs(part: CheckoutPart<'flight'>): FlownLeg[] {
  const directions = listDirections(part.criteria);
  return part.priced.legs.map((leg, index) => {
    const code = destinationOf(leg);
    const picked = directions[index]?.destination;
    // For a metropolitan area, only the code of the airport is known.
    const name = picked?.code === code && picked.type === 'airport' ? picked.name : picked?.city;
    return {
      city: picked?.city ?? code,
      airport: { code, label: name === undefined ? code : `${name} (${code})` },
      arrival: arrivalOf(leg),
      departure: departureOf(leg),
    };
  });
}

function proposeFlight(
  { city, arrival, departure }: Visit,
  common: BookingCriteria,
): PartProposal<FlightCriteria> {
  const [from, to] = [arrival.day, departure?.day ?? ''];
  return {
    city,
    from,
    to,
    lookUp: city,
    criteria: {
      ...freshFlightCriteria(common),
      legs: [EMPTY_LEG],
      departureDateRange: { from, to },
    },
  };
}
