import type { FlightPlace } from '#domain/offers/flight-offer.ts';
import { type AirportRecord, readAirports } from '../airports/airport-data.ts';
import { METROPOLITAN_AREAS } from '../airports/metropolitan-areas.ts';

export interface FlightPlaceRecord {
  airports: readonly AirportRecord[];
}

let places: ReadonlyMap<string, FlightPlaceRecord> | undefined;

export function findFlightPlace({ type, code }: FlightPlace): FlightPlaceRecord | undefined {
  places ??= listPlaces();
  return places.get(`${type} ${code}`);
}

function listPlaces(): Map<string, FlightPlaceRecord> {
  const byCode = new Map(readAirports().map((airport) => [airport.code, airport]));
  return new Map<string, FlightPlaceRecord>([
    ...[...byCode].map(([code, airport]) => [`airport ${code}`, { airports: [airport] }] as const),
    ...METROPOLITAN_AREAS.map(
      ({ code, airports }) =>
        [`mac ${code}`, { airports: airports.flatMap((airport) => byCode.get(airport) ?? []) }] as const,
    ),
  ]);
}
