import { distanceKm, type Position } from '#domain/geography.ts';
import { type AirportRecord, readAirports } from '#server/features/airports/airport-data.ts';
import type { Gazetteer } from '#server/gazetteer/gazetteer.ts';
import { languageOf } from './languages.ts';
import { marketAround } from './markets.ts';
import type { Town } from './town.ts';

/** The maximum distance of an airport hotel from the airport. */
export const AIRPORT_REACH_KM = 3;
const CITY_KM = 35;

let byCode: ReadonlyMap<string, AirportRecord> | undefined;

export function airportByCode(code: string): AirportRecord | undefined {
  byCode ??= new Map(readAirports().map((airport) => [airport.code, airport]));
  return byCode.get(code);
}

export function airportsNear(center: Position, radiusKm: number): AirportRecord[] {
  const degrees = radiusKm / 111;
  return readAirports().filter(
    (airport) =>
      Math.abs(airport.latitude - center.latitude) <= degrees && distanceKm(center, airport) <= radiusKm,
  );
}

export function readAirportTown(airport: AirportRecord, gazetteer: Gazetteer): Town | null {
  const { code, name, city, country, latitude, longitude, zone, size } = airport;
  const market = marketAround(airport, CITY_KM, gazetteer);
  if (!market) return null;
  return {
    id: code,
    name: name.replace(/ International/, '').replace(/ (Airport|Aeroport)\b.*$/, ''),
    city,
    country,
    population: market.place.population,
    center: { latitude, longitude },
    spreadKm: 1.2,
    airport: true,
    language: languageOf(market.place),
    zone,
    market: { id: market.place.id, country: market.place.country, distanceKm: market.distanceKm },
    districts: [],
    hotels: size === 'large' ? 4 : 2,
  };
}
