import type { FlightPart, Trip } from '../contract.ts';
import type { SelectedAirport } from './flight-criteria.ts';

export function flownAirports(trips: readonly Trip[], traveler: string): SelectedAirport[] {
  const flights = trips
    .flatMap(({ parts }) => parts)
    .filter((part) => part.kind === 'flight')
    .filter(({ travelers }) => travelers.includes(traveler));
  const codes = flights.flatMap(listEnds);
  const begins = flights.map((flight) => listEnds(flight)[0]);
  const timesBegun = (code: string) => begins.filter((begin) => begin === code).length;
  const [home] = [...codes].sort((one, other) => timesBegun(other) - timesBegun(one));
  const airports = new Map(flights.flatMap((flight) => flight.airports).map((one) => [one.code, one]));
  return [...new Set(home ? [home, ...codes] : [])].flatMap((code) => {
    const known = airports.get(code);
    if (!known) return [];
    const { name, city, zone } = known;
    return [{ code, type: 'airport', name, city, zone, airports: [code] }];
  });
}

/** The ends of each leg, not its stopovers. */
function listEnds({ legs }: FlightPart): string[] {
  return legs.flatMap(({ segments }) => {
    const first = segments[0];
    const last = segments.at(-1);
    return first && last ? [first.origin, last.destination] : [];
  });
}
