import { distanceKm, type Position } from '#domain/geography.ts';
import { readAirports } from './airport-data.ts';

/**
 * The time zone of the nearest airport, of the country if that is known and has one: an estimate near zone borders,
 * good enough to determine the day.
 */
export function zoneNear(position: Position, country?: string): string {
  const airports = readAirports();
  const ofCountry = airports.filter((airport) => airport.country === country);
  let [zone, least] = ['UTC', Number.POSITIVE_INFINITY];
  for (const airport of ofCountry.length > 0 ? ofCountry : airports) {
    const distance = distanceKm(position, airport);
    if (distance < least) [zone, least] = [airport.zone, distance];
  }
  return zone;
}
