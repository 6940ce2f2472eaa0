import { distanceKm, type Position } from '#domain/geography.ts';
import type { HotelDirectory } from '../../suppliers/hotel-directory.ts';
import type { AutocompleteRequest } from './autocomplete-request.ts';
import { describePlace, typesOf } from './describe-place.ts';
import { findHotelsAround, findHotelsInTown } from './find-hotels.ts';
import { findPlaces, guessPlaces } from './find-places.ts';
import { toHotelPlace } from './hotel-place.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceQuery } from './place-query.ts';
import type { SearchablePlace } from './searchable-places.ts';
import { findTypedIn, type Match } from './typed-matches.ts';

interface TextWithMatches {
  text: string;
  matches?: Match[];
}

export interface PlacePrediction {
  place: string;
  placeId: string;
  text: TextWithMatches;
  structuredFormat: { mainText: TextWithMatches; secondaryText?: TextWithMatches };
  types: string[];
  distanceMeters?: number;
}

export interface AutocompleteAnswer {
  suggestions?: { placePrediction: PlacePrediction }[];
}

const LIMIT = 5;
/** Extra candidates, because some of those found read the same. */
const FOUND = 8;
const MOST_HOTELS = 3;

export async function suggestPlaces(
  index: PlaceIndex,
  directory: HotelDirectory,
  request: AutocompleteRequest,
): Promise<AutocompleteAnswer> {
  const { query, origin, regionCode } = request;
  const predictAll = (places: SearchablePlace[]) =>
    withoutEqual(places.map((place) => predict(place, query.typed, regionCode, origin)));
  const named = predictAll(findPlaces(index, query, FOUND).map(index.places.at));
  const hotels = predictAll(await findHotels(index, directory, query, named.length));
  const found = [...named.slice(0, LIMIT - hotels.length), ...hotels];
  const best = found.length > 0 ? found : predictAll(guessPlaces(index, query, FOUND).map(index.places.at));
  if (best.length === 0) return {};
  return { suggestions: best.slice(0, LIMIT).map((placePrediction) => ({ placePrediction })) };
}

/**
 * Searches around a position only while the list has room: most names of places are words in names of hotels,
 * too.
 */
async function findHotels(
  index: PlaceIndex,
  directory: HotelDirectory,
  query: PlaceQuery,
  named: number,
): Promise<SearchablePlace[]> {
  const inTown = await findHotelsInTown({ index, directory }, query, MOST_HOTELS);
  const room = Math.min(MOST_HOTELS, LIMIT - named);
  const { center } = query;
  const isFound = inTown.length > 0 || center === undefined || room <= 0;
  const hotels = isFound ? inTown : await findHotelsAround(directory, center, query, room);
  return hotels.map(toHotelPlace);
}

/** Users could not choose between suggestions that read the same. */
function withoutEqual(predictions: readonly PlacePrediction[]): PlacePrediction[] {
  const byText = new Map(predictions.toReversed().map((prediction) => [prediction.text.text, prediction]));
  return predictions.filter((prediction) => byText.get(prediction.text.text) === prediction);
}

function predict(
  place: SearchablePlace,
  typed: string,
  regionCode: string,
  origin: Position | undefined,
): PlacePrediction {
  const { main, secondary, full } = describePlace(place, regionCode);
  const distanceMeters = origin && Math.round(distanceKm(origin, place) * 1000);
  return {
    place: `places/${place.id}`,
    placeId: place.id,
    text: markTyped(full, typed),
    structuredFormat: {
      mainText: markTyped(main, typed),
      secondaryText: secondary !== '' ? markTyped(secondary, typed) : undefined,
    },
    types: isGeocode(place) ? [...typesOf(place), 'geocode'] : typesOf(place),
    distanceMeters: distanceMeters || undefined,
  };
}

function isGeocode({ kind }: SearchablePlace): boolean {
  return kind === 'city' || kind === 'part';
}

function markTyped(text: string, typed: string): TextWithMatches {
  const matches = findTypedIn(text, typed);
  return { text, matches: matches.length > 0 ? matches : undefined };
}
