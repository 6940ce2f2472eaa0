import { distanceKm, type Position } from '#domain/geography.ts';
import type { AutocompleteRequest } from './autocomplete-request.ts';
import { describePlace, typesOf } from './describe-place.ts';
import { findPlaces } from './find-places.ts';
import type { KnownPlace } from './known-places.ts';
import type { PlaceIndex } from './place-index.ts';
import { findTypedIn, type Match } from './typed-matches.ts';

interface MatchedText {
  text: string;
  matches?: Match[];
}

export interface PlacePrediction {
  place: string;
  placeId: string;
  text: MatchedText;
  structuredFormat: { mainText: MatchedText; secondaryText?: MatchedText };
  types: string[];
  distanceMeters?: number;
}

export interface AutocompleteAnswer {
  suggestions?: { placePrediction: PlacePrediction }[];
}

const LIMIT = 5;
/** Some of those found read the same, and nobody could choose between them. */
const FOUND = 8;

/** The likeliest places; without any there is no list either. */
export function suggestPlaces(index: PlaceIndex, request: AutocompleteRequest): AutocompleteAnswer {
  const { query, origin, regionCode } = request;
  const predictions = new Map<string, PlacePrediction>();
  for (const number of findPlaces(index, query, FOUND)) {
    const prediction = predict(index.places.at(number), query.typed, regionCode, origin);
    if (!predictions.has(prediction.text.text)) predictions.set(prediction.text.text, prediction);
  }
  if (predictions.size === 0) return {};
  const best = [...predictions.values()].slice(0, LIMIT);
  return { suggestions: best.map((placePrediction) => ({ placePrediction })) };
}

function predict(
  place: KnownPlace,
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
      ...(secondary !== '' && { secondaryText: markTyped(secondary, typed) }),
    },
    types: place.kind === 'airport' ? typesOf(place) : [...typesOf(place), 'geocode'],
    ...(distanceMeters && { distanceMeters }),
  };
}

function markTyped(text: string, typed: string): MatchedText {
  const matches = findTypedIn(text, typed);
  return { text, ...(matches.length > 0 && { matches }) };
}
