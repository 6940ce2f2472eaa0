import type { Airport } from '#domain/contract.ts';
import { foldedSpellings, foldName } from '#domain/fold-name.ts';
import { otherNamesOf } from '../../gazetteer/city-names.ts';
import { readAirports } from './airport-data.ts';
import { METROPOLITAN_AREAS, type MetropolitanArea } from './metropolitan-areas.ts';

interface Place {
  answer: Airport;
  code: string;
  cities: readonly string[];
  names: readonly string[];
  /** All texts, each after a space, so that words are found by their beginning. */
  text: string;
}

const LIMIT = 20;
const inEnglish = new Intl.Collator('en');
const FITS: readonly ((place: Place, typed: string) => boolean)[] = [
  ({ code }, typed) => code === typed,
  ({ cities }, typed) => cities.some((city) => city.startsWith(typed)),
  ({ names }, typed) => names.some((name) => name.startsWith(typed)),
  ({ text }, typed) => typed.split(' ').every((word) => text.includes(` ${word}`)),
  ({ text }, typed) => text.includes(typed),
];

let places: readonly Place[] | undefined;

export function searchPlaces(searchString: string): Airport[] {
  const typed = foldName(searchString);
  if (typed === '') return [];
  places ??= listPlaces();
  const [word = ''] = typed.split(' ');
  const found: Airport[][] = FITS.map(() => []);
  // Every match contains the first word somewhere; most places don't.
  for (const place of places.filter(({ text }) => text.includes(word))) {
    const fit = FITS.findIndex((fits) => fits(place, typed));
    found[fit]?.push(place.answer);
  }
  return found.flat().slice(0, LIMIT);
}

export function findPlace({ code, type }: Pick<Airport, 'code' | 'type'>): Airport | undefined {
  places ??= listPlaces();
  return places.find(({ answer }) => answer.code === code && answer.type === type)?.answer;
}

function listPlaces(): Place[] {
  const zoneOf = new Map(readAirports().map(({ code, zone }) => [code, zone]));
  const areaOf = new Map(METROPOLITAN_AREAS.flatMap((area) => area.airports.map((code) => [code, area])));
  const airports = readAirports().map(({ code, name, city, country, zone, size }) => {
    const answer: Airport = { code, name, type: 'airport', city, country, zone };
    return { size, place: toPlace(answer, areaOf.get(code)) };
  });
  const ofSize = (searchedSize: 'large' | 'medium') =>
    airports.filter(({ size }) => size === searchedSize).map(({ place }) => place);
  return [
    METROPOLITAN_AREAS.map((area) => toPlace(toAnswer(area, zoneOf))),
    ofSize('large'),
    ofSize('medium'),
  ].flatMap((list) => list.sort((one, other) => inEnglish.compare(one.answer.name, other.answer.name)));
}

function toAnswer(
  { code, city, country, airports }: MetropolitanArea,
  zoneOf: ReadonlyMap<string, string>,
): Airport {
  return {
    code,
    name: `${city} (all airports)`,
    type: 'mac',
    city,
    country,
    // The airports of an area have the same clocks.
    zone: zoneOf.get(airports[0] ?? '') ?? 'UTC',
    airports: [...airports],
  };
}

function toPlace(answer: Airport, area?: MetropolitanArea): Place {
  const code = foldName(answer.code);
  const cities = spellingsOfCity(answer);
  const names = foldedSpellings(answer.name);
  const texts = new Set([code, ...cities, ...names, ...(area ? spellingsOfCity(area) : [])]);
  return { answer, code, cities, names, text: ` ${[...texts].join(' | ')}` };
}

function spellingsOfCity({ country, city }: { country: string; city: string }): string[] {
  return [city, ...otherNamesOf(country, city)].flatMap(foldedSpellings);
}
