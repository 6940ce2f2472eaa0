import { distanceKm, type Position } from '#domain/geography.ts';
import { readAirports } from './airport-data.ts';

/** The time zone of the nearest airport: an estimate near zone borders, good enough to determine the day. */
export function zoneNear(position: Position): string {
  let [zone, least] = ['UTC', Number.POSITIVE_INFINITY];
  for (const airport of readAirports()) {
    const distance = distanceKm(position, airport);
    if (distance < least) [zone, least] = [airport.zone, distance];
  }
  return zone;
}
