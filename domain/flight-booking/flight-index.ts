import type { DayPart } from './flight-criteria.ts';
import {
  type FareEntry,
  type FlightEntry,
  type FlightList,
  isInPolicy,
  type LegEntry,
} from './flight-list.ts';
import { FARE_ASPECTS, type FareAspect } from './flight-list-settings.ts';
import { arrivalOf, dayPartOf, departureOf, destinationOf, originOf } from './flight-times.ts';

export interface FlightIndex {
  list: FlightList;
  flights: readonly FlightIndexEntry[];
  legs: readonly (readonly LegIndexEntry[])[];
  alliances: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface LegIndexEntry {
  leg: LegEntry;
  number: number;
  position: number;
  stops: number;
  carriers: readonly string[];
  airlines: readonly string[];
  origin: string;
  destination: string;
  connections: readonly string[];
  longestStopover: number;
  departurePart: DayPart;
  arrivalPart: DayPart;
}

export interface FlightIndexEntry {
  flight: FlightEntry;
  legs: readonly LegIndexEntry[];
  durationMinutes: number;
  /** The cheapest fare with all aspects of a set, at the index of that set; undefined when there is none. */
  cheapest: readonly (FareEntry | undefined)[];
}

export type FareDemand = FareAspect | 'InPolicy';

const BITS = { BagIncluded: 1, Refundable: 2, Changeable: 4, InPolicy: 8 } satisfies Record<
  FareDemand,
  number
>;
const SETS = 16;

export function indexFlights(
  list: FlightList,
  alliances: ReadonlyMap<string, ReadonlySet<string>>,
): FlightIndex {
  const positions = Array.from({ length: list.legs }, () => new Map<string, LegIndexEntry>());
  const flights = list.flights.map((flight) => ({
    flight,
    legs: flight.legs.map((leg, position) => indexLeg(positions, leg, position)),
    durationMinutes: flight.legs.reduce((sum, leg) => sum + leg.durationMinutes, 0),
    cheapest: cheapestBySet(flight.fares),
  }));
  return { list, flights, legs: positions.map((legs) => [...legs.values()]), alliances };
}

export function demandSet(demands: readonly FareDemand[]): number {
  return demands.reduce((set, demand) => set | BITS[demand], 0);
}

export function hasAspect({ family }: FareEntry, aspect: FareAspect): boolean {
  switch (aspect) {
    case 'BagIncluded':
      return family.checked.pieces > 0;
    case 'Refundable':
      return family.refund.allowed === true;
    case 'Changeable':
      return family.change.allowed === true;
  }
}

function indexLeg(positions: Map<string, LegIndexEntry>[], leg: LegEntry, position: number): LegIndexEntry {
  const known = positions[position];
  if (!known) throw new RangeError(`Flights have no leg ${position}`);
  const indexed = known.get(leg.id) ?? describeLeg(leg, position, known.size);
  known.set(leg.id, indexed);
  return indexed;
}

function describeLeg(leg: LegEntry, position: number, number: number): LegIndexEntry {
  const { segments, stopoverMinutes } = leg;
  return {
    leg,
    number,
    position,
    stops: segments.length - 1,
    carriers: [...new Set(segments.map(({ carrier }) => carrier))],
    airlines: [...new Set(segments.flatMap(({ carrier, operatingCarrier }) => [carrier, operatingCarrier]))],
    origin: originOf(leg),
    destination: destinationOf(leg),
    connections: [
      ...new Set(
        segments.slice(1).flatMap(({ origin }, index) => [segments[index]?.destination ?? origin, origin]),
      ),
    ],
    longestStopover: Math.max(0, ...stopoverMinutes),
    departurePart: dayPartOf(departureOf(leg)),
    arrivalPart: dayPartOf(arrivalOf(leg)),
  };
}

/** Fares are sorted by price, so the first one with a set is its cheapest. */
function cheapestBySet(fares: readonly FareEntry[]): (FareEntry | undefined)[] {
  const sets = fares.map((fare) =>
    demandSet([
      ...FARE_ASPECTS.filter((aspect) => hasAspect(fare, aspect)),
      ...(isInPolicy(fare) ? (['InPolicy'] as const) : []),
    ]),
  );
  return Array.from(
    { length: SETS },
    (_, demands) => fares[sets.findIndex((set) => (set & demands) === demands)],
  );
}
