import { type AirportRecord, readAirports } from '#server/features/airports/airport-data.ts';

let byCountry: Map<string, AirportRecord[]> | undefined;

/** The time zone of the nearest airport of the same country; an estimate near the borders of zones. */
export function nearestZone(latitude: number, longitude: number, country: string): string {
  byCountry ??= Map.groupBy(readAirports(), (airport) => airport.country);
  let zone = 'UTC';
  let least = Number.POSITIVE_INFINITY;
  const east = Math.cos((latitude * Math.PI) / 180);
  for (const airport of byCountry.get(country) ?? readAirports()) {
    const degrees = Math.abs(airport.longitude - longitude);
    const distance = (airport.latitude - latitude) ** 2 + (Math.min(degrees, 360 - degrees) * east) ** 2;
    if (distance < least) {
      least = distance;
      zone = airport.zone;
    }
  }
  return zone;
}
