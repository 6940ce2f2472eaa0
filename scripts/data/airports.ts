/**
 * Writes the airports that the application knows (docs/data-sources.md). An argument names a folder with
 * the packages' node_modules; without one they are fetched into a temporary folder.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { METROPOLITAN_AREAS } from '#server/features/airports/metropolitan-areas.ts';
import { shownName } from '#server/gazetteer/city-names.ts';
import { type City, chooseCity } from './choose-city.ts';
import { CITIES } from './cities-by-hand.ts';
import { MISTAKEN_STRIPS, NAMES, NO_AIRPORT } from './corrections.ts';
import { readPackages, type SourceAirport, type SourceCity } from './source-packages.ts';

const TARGET = path.resolve(import.meta.dirname, '../../server/features/airports/airports.tsv');
const COLUMNS = ['code', 'name', 'city', 'country', 'latitude', 'longitude', 'zone', 'size'];
const PARTS_OF_CITIES = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

const areaCities = new Map(
  METROPOLITAN_AREAS.flatMap(({ airports, city }) => airports.map((code) => [code, city])),
);

const { airports, cities } = await readPackages(process.argv[2]);
const inhabited = citiesByCountry(cities);
const lines = airports
  .filter(isFlownTo)
  .sort((one, other) => (one.iata < other.iata ? -1 : 1))
  .map((airport) => toLine(airport, inhabited.get(airport.country_code) ?? []));
await writeFile(TARGET, `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`);
console.log(`${lines.length} airports`);

function isFlownTo({ iata, airport, country_code, type, scheduled_service }: SourceAirport): boolean {
  if (scheduled_service !== 'TRUE' || !/^(large|medium)_/.test(type) || !/^[A-Z]{3}$/.test(iata))
    return false;
  // In Greenland, scheduled flights also use helicopters.
  return !MISTAKEN_STRIPS.has(iata) && (country_code === 'GL' || !NO_AIRPORT.test(airport));
}

function citiesByCountry(cities: SourceCity[]): Map<string, City[]> {
  const cityRows = cities.filter(({ featureCode }) => !PARTS_OF_CITIES.has(featureCode));
  const byCountry = new Map<string, City[]>();
  for (const { name, country, population, loc } of cityRows) {
    const [longitude, latitude] = loc.coordinates;
    const known = byCountry.get(country) ?? [];
    byCountry.set(country, known);
    known.push({ name, population, latitude, longitude });
  }
  return byCountry;
}

function toLine(source: SourceAirport, cities: City[]): string {
  const { iata, country_code: country, latitude, longitude, time, type } = source;
  const name = NAMES[iata] ?? source.airport.replaceAll(/\s+/g, ' ').trim();
  const city = CITIES.get(iata) ?? areaCities.get(iata) ?? chooseCity({ name, latitude, longitude }, cities);
  return [
    iata,
    name,
    shownName(country, city ?? withoutKind(name)),
    country,
    latitude.toFixed(4),
    longitude.toFixed(4),
    time.replaceAll(' ', ''),
    type.replace('_airport', ''),
  ].join('\t');
}

/** The place in the name of an airport, where there is no city nearby. */
function withoutKind(name: string): string {
  return name.replaceAll(
    / \(.*\)| (International|Regional|Municipal|Domestic|Airport|Airstrip|Airfield|Heliport|Aerodrome)\b/g,
    '',
  );
}
