import { DAY_PARTS, type DayPart } from './flight-criteria.ts';
import type { FlightIndex } from './flight-index.ts';

export interface FlightChoices {
  stops: readonly number[];
  airlines: readonly string[];
  alliances: readonly string[];
  airports: readonly string[];
  connections: readonly string[];
  dayParts: readonly DayPart[];
  durations: readonly number[];
  stopovers: readonly number[];
}

export function listFlightChoices({ legs, alliances }: FlightIndex): FlightChoices {
  const all = legs.flat();
  const carriers = mostFirst(all.flatMap((leg) => leg.carriers));
  const isServed = (members: ReadonlySet<string>) => carriers.some((carrier) => members.has(carrier));
  return {
    stops: [...new Set(all.map(({ stops }) => stops))].sort((one, other) => one - other),
    airlines: mostFirst(all.flatMap((leg) => leg.airlines)),
    alliances: [...alliances].filter(([, members]) => isServed(members)).map(([id]) => id),
    airports: legs
      .flatMap((ofPosition) => [
        ...listIfSeveral(ofPosition.map(({ origin }) => origin)),
        ...listIfSeveral(ofPosition.map(({ destination }) => destination)),
      ])
      .filter((airport, at, airports) => airports.indexOf(airport) === at),
    connections: mostFirst(all.flatMap((leg) => leg.connections)),
    dayParts: DAY_PARTS,
    durations: wholeHours(all.map(({ leg }) => leg.durationMinutes)),
    stopovers: wholeHours(all.map(({ longestStopover }) => longestStopover)),
  };
}

function listIfSeveral(airports: readonly string[]): string[] {
  const different = mostFirst(airports);
  return different.length > 1 ? different : [];
}

function mostFirst(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([value]) => value);
}

function wholeHours(minutes: readonly number[]): number[] {
  const shortest = Math.min(...minutes);
  const longest = Math.max(...minutes);
  const hours = Math.max(0, Math.ceil(longest / 60) - 1);
  return Array.from({ length: hours }, (_, hour) => (hour + 1) * 60).filter(
    (limit) => limit >= shortest && limit < longest,
  );
}
