import type { FlightIndex, FlightIndexEntry, LegIndexEntry } from './flight-index.ts';

export interface OpenLegs {
  flight: FlightIndexEntry;
  next: LegIndexEntry;
  legs: readonly LegIndexEntry[];
  mostStops: number;
  longestLeg: number;
  longestStopover: number;
  airlines: readonly string[];
  alliances: readonly string[];
  airports: readonly string[];
  connections: readonly string[];
}

const known = new WeakMap<FlightIndex, Map<number, readonly OpenLegs[]>>();

export function findOpenLegs(index: FlightIndex, position: number): readonly OpenLegs[] {
  const byPosition = known.get(index) ?? new Map<number, readonly OpenLegs[]>();
  known.set(index, byPosition);
  const found = byPosition.get(position) ?? describeFlights(index, position);
  byPosition.set(position, found);
  return found;
}

function describeFlights({ flights, alliances }: FlightIndex, position: number): OpenLegs[] {
  return flights.flatMap((flight) => {
    const legs = flight.legs.slice(position);
    const [next] = legs;
    if (!next) return [];
    const carriers = unique(legs.flatMap((leg) => leg.carriers));
    return [
      {
        flight,
        next,
        legs,
        mostStops: Math.max(...legs.map(({ stops }) => stops)),
        longestLeg: Math.max(...legs.map(({ leg }) => leg.durationMinutes)),
        longestStopover: Math.max(...legs.map(({ longestStopover }) => longestStopover)),
        airlines: unique(legs.flatMap((leg) => leg.airlines)),
        alliances: [...alliances]
          .filter(([, members]) => carriers.every((carrier) => members.has(carrier)))
          .map(([id]) => id),
        airports: unique(legs.flatMap(({ origin, destination }) => [origin, destination])),
        connections: unique(legs.flatMap((leg) => leg.connections)),
      },
    ];
  });
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
