import { distanceKm, type Position } from '#domain/geography.ts';
import { type AirportRecord, readAirports } from '../../../features/airports/airport-data.ts';

const KM_PER_DEGREE = 111;

let byCode: ReadonlyMap<string, AirportRecord> | undefined;
let byCountry: ReadonlyMap<string, readonly AirportRecord[]> | undefined;

export function airportOf(code: string): AirportRecord | undefined {
  byCode ??= new Map(readAirports().map((airport) => [airport.code, airport]));
  return byCode.get(code);
}

export function airportsNear(position: Position, radiusKm: number): readonly AirportRecord[] {
  return readAirports().filter(
    (airport) =>
      Math.abs(airport.latitude - position.latitude) * KM_PER_DEGREE <= radiusKm + 1 &&
      distanceKm(airport, position) <= radiusKm,
  );
}

/** The time zone of a place: that of the nearest airport of its country. */
export function zoneAt(position: Position, country: string): string {
  byCountry ??= Map.groupBy(readAirports(), (airport) => airport.country);
  const narrowing = Math.cos((position.latitude * Math.PI) / 180);
  let zone = 'UTC';
  let nearest = Number.POSITIVE_INFINITY;
  for (const airport of byCountry.get(country) ?? readAirports()) {
    const east = Math.abs(airport.longitude - position.longitude);
    const away = Math.hypot(airport.latitude - position.latitude, Math.min(east, 360 - east) * narrowing);
    if (away < nearest) [zone, nearest] = [airport.zone, away];
  }
  return zone;
}
