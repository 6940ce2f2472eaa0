import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldName } from '#domain/fold-name.ts';
import { loadOnce } from '../../gazetteer/load-once.ts';
import { METROPOLITAN_AREAS } from '../airports/metropolitan-areas.ts';
import { type KnownPlace, type KnownPlaces, loadKnownPlaces } from './known-places.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';

/** The known places with what a search looks at. */
export interface PlaceIndex {
  places: KnownPlaces;
  names: NameIndex;
  /** How much a place weighs by itself: the number of times that its inhabitants double. */
  weights: Float32Array;
  latitudes: Float32Array;
  longitudes: Float32Array;
  countryOf: (number: number) => string;
  kindOf: (number: number) => KnownPlace['kind'];
  /** The words of what a place lies in, folded, each after a space. */
  surroundingsOf: (number: number) => string;
}

const KINDS: readonly KnownPlace['kind'][] = ['city', 'part', 'airport'];
const PLACES_PER_SLICE = 2000;
/** So that no village is worth nothing. */
const LEAST_POPULATION = 1000;
/** An airport weighs as much as a town with so many inhabitants, and less than its city. */
const AIRPORT_POPULATION = { large: 150_000, medium: 20_000 };
const LESS_THAN_CITY = 1;
/** Of several airports of a city, the one that most people mean comes first. */
const FIRST_IN_AREA = 0.5;
const NEXT_IN_AREA = 0.05;

const ranksInArea = new Map(
  METROPOLITAN_AREAS.flatMap(({ airports }) =>
    airports.map((code, rank) => [code, FIRST_IN_AREA - rank * NEXT_IN_AREA]),
  ),
);

/** Made once in each thread, when it is first asked for. */
export const loadPlaceIndex = loadOnce(createPlaceIndex);

async function createPlaceIndex(): Promise<PlaceIndex> {
  const places = await loadKnownPlaces();
  const { size } = places;
  const weights = new Float32Array(size);
  const latitudes = new Float32Array(size);
  const longitudes = new Float32Array(size);
  const kinds = new Uint8Array(size);
  const regions = new Uint16Array(size);
  const regionList = createRegionList();
  const cityWeights = new Map<string, number>();

  for (let number = 0; number < size; number += 1) {
    const place = places.at(number);
    latitudes[number] = place.latitude;
    longitudes[number] = place.longitude;
    kinds[number] = KINDS.indexOf(place.kind);
    regions[number] = regionList.numberOf(place);
    weights[number] = weightOf(place, cityWeights);
    if (number % PLACES_PER_SLICE === 0) await nextTurn();
  }
  const names = await createNameIndex(size, places.namesOf);
  return {
    places,
    names,
    weights,
    latitudes,
    longitudes,
    countryOf: (number) => regionList.at(regions[number])?.country ?? '',
    kindOf: (number) => KINDS[kinds[number] ?? 0] ?? 'city',
    surroundingsOf: (number) => regionList.at(regions[number])?.words ?? '',
  };
}

/** Cities come before airports, so that what a city weighs is known when its airport is looked at. */
function weightOf(place: KnownPlace, cities: Map<string, number>): number {
  const { kind, name, city, country, population, size, code = '' } = place;
  const weight = Math.log2(LEAST_POPULATION + (size ? AIRPORT_POPULATION[size] : population));
  if (kind === 'airport') {
    const cityWeight = cities.get(`${country} ${city}`) ?? Number.POSITIVE_INFINITY;
    return Math.min(weight, cityWeight - LESS_THAN_CITY) + (ranksInArea.get(code) ?? 0);
  }
  const key = `${country} ${name}`;
  if (!cities.has(key)) cities.set(key, weight);
  return weight;
}

/** What places lie in: countries, states, and, for each airport, its city; each once. */
function createRegionList() {
  const numbers = new Map<string, number>();
  const list: { country: string; words: string }[] = [];
  return {
    at: (number: number | undefined) => list[number ?? -1],
    numberOf({ country, countryName, state, city = '', code = '' }: KnownPlace): number {
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
