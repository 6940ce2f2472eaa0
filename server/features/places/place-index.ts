import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldName } from '#domain/fold-name.ts';
import { loadOnce } from '../../gazetteer/load-once.ts';
import { METROPOLITAN_AREAS } from '../airports/metropolitan-areas.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { loadSearchablePlaces, type SearchablePlace, type SearchablePlaces } from './searchable-places.ts';

export interface PlaceIndex {
  places: SearchablePlaces;
  names: NameIndex;
  /** The weight of a place by itself: the binary logarithm of its inhabitants. */
  weights: Float32Array;
  latitudes: Float32Array;
  longitudes: Float32Array;
  ownersOfCode: ReadonlyMap<string, readonly number[]>;
  countryOf: (number: number) => string;
  kindOf: (number: number) => SearchablePlace['kind'];
  /** The folded names of what contains the place, each word after a space. */
  regionWordsOf: (number: number) => string;
}

const KINDS: readonly SearchablePlace['kind'][] = ['city', 'part', 'airport'];
const PLACES_PER_SLICE = 2000;
/** So that every village has some weight. */
const LEAST_POPULATION = 1000;
/** An airport weighs as much as a town with so many inhabitants, and less than its city. */
const AIRPORT_POPULATION = { large: 150_000, medium: 20_000 };
const LESS_THAN_CITY = 1;
/** The most common airport of a city comes first. */
const FIRST_IN_AREA = 0.5;
const NEXT_IN_AREA = 0.05;

const ranksInArea = new Map(
  METROPOLITAN_AREAS.flatMap(({ airports }) =>
    airports.map((code, rank) => [code, FIRST_IN_AREA - rank * NEXT_IN_AREA]),
  ),
);

export const loadPlaceIndex = loadOnce(createPlaceIndex);

async function createPlaceIndex(): Promise<PlaceIndex> {
  const places = await loadSearchablePlaces();
  const { size } = places;
  const weights = new Float32Array(size);
  const latitudes = new Float32Array(size);
  const longitudes = new Float32Array(size);
  const kinds = new Uint8Array(size);
  const regions = new Uint16Array(size);
  const regionList = createRegionList();
  const cities = new Map<string, number>();

  for (let number = 0; number < size; number += 1) {
    const place = places.at(number);
    latitudes[number] = place.latitude;
    longitudes[number] = place.longitude;
    kinds[number] = KINDS.indexOf(place.kind);
    regions[number] = regionList.numberOf(place);
    weights[number] = weighPlace(place, (key) => weights[cities.get(key) ?? -1]);
    if (place.kind !== 'airport' && !cities.has(cityKey(place))) cities.set(cityKey(place), number);
    if (number % PLACES_PER_SLICE === 0) await nextTurn();
  }
  const names = await createNameIndex(size, places.namesOf);
  return {
    places,
    names,
    weights,
    latitudes,
    longitudes,
    ownersOfCode: listOwnersOfCodes(places, cities),
    countryOf: (number) => regionList.at(regions[number])?.country ?? '',
    kindOf: (number) => KINDS[kinds[number] ?? 0] ?? 'city',
    regionWordsOf: (number) => regionList.at(regions[number])?.words ?? '',
  };
}

/** Cities come before airports, so that the weight of a city is known when its airport is processed. */
function weighPlace(place: SearchablePlace, weightOfCity: (key: string) => number | undefined): number {
  const { kind, population, size, code = '' } = place;
  const weight = Math.log2(LEAST_POPULATION + (size ? AIRPORT_POPULATION[size] : population));
  if (kind !== 'airport') return weight;
  const cityWeight = weightOfCity(cityKey(place)) ?? Number.POSITIVE_INFINITY;
  return Math.min(weight, cityWeight - LESS_THAN_CITY) + (ranksInArea.get(code) ?? 0);
}

function cityKey({ country, city, name }: Pick<SearchablePlace, 'country' | 'city' | 'name'>): string {
  return `${country} ${city ?? name}`;
}

/** The code of a small airport is more likely the beginning of a name. */
function listOwnersOfCodes(
  { size, at }: SearchablePlaces,
  cities: ReadonlyMap<string, number>,
): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  const add = (code: string, found: readonly (number | undefined)[]) =>
    owners.set(foldName(code), [
      ...(owners.get(foldName(code)) ?? []),
      ...found.filter((owner) => owner !== undefined),
    ]);
  for (const { code, city, country } of METROPOLITAN_AREAS) add(code, [cities.get(`${country} ${city}`)]);
  for (let number = size - 1; number >= 0; number -= 1) {
    const place = at(number);
    if (place.kind !== 'airport') break;
    if (place.size === 'large' && place.code) add(place.code, [number, cities.get(cityKey(place))]);
  }
  return owners;
}

function createRegionList() {
  const numbers = new Map<string, number>();
  const list: { country: string; words: string }[] = [];
  return {
    at: (number: number | undefined) => list[number ?? -1],
    numberOf({ country, countryName, state, city = '', code = '' }: SearchablePlace): number {
      const key = `${country} ${state?.code} ${code}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const shortName = country === 'US' ? 'USA' : country === 'GB' ? 'UK' : '';
      const inState = state ? `${state.code} ${state.name}` : '';
      const words = foldName(`${code} ${city} ${inState} ${countryName} ${country} ${shortName}`);
      numbers.set(key, list.length);
      return list.push({ country, words: ` ${words}` }) - 1;
    },
  };
}
