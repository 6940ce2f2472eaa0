import type { TripPart } from '#domain/contract.ts';
import type { PartDetails, StoredRequest } from '../../db/trip-tables.ts';
import { toSearch } from '../search/full-text-repository.ts';
import { searchWords } from '../search/search-words.ts';
import { servicesText } from './part/kinds/external-service-words.ts';
import { titleOfPart } from './part/kinds/part-kinds.ts';

/** A prefix of references and of suppliers' numbers, so that short search texts don't match them. */
const REFERENCE = '#';
const SHORTEST_REFERENCE = 4;

interface TripTexts {
  itineraryRef: string;
  travelers: readonly { first_name: string; last_name: string }[];
  parts: readonly { kind: TripPart['kind']; details: PartDetails }[];
  numbered: readonly { locator: string | null; tickets: readonly string[] | null }[];
  destinations: readonly string[];
  request: Pick<StoredRequest, 'kinds' | 'places'> | null;
}

export function tripSearch({ itineraryRef, travelers, parts, numbered, ...trip }: TripTexts): string {
  const names = travelers.flatMap(({ first_name, last_name }) => [first_name, last_name]);
  const numbers = numbered.flatMap(({ locator, tickets }) => [locator, ...(tickets ?? [])]);
  const references = searchWords(itineraryRef, ...numbers).map(toReference);
  const titles = parts.map(({ kind, details }) => titleOfPart(kind, details));
  const requested = trip.request ? [servicesText(trip.request.kinds), ...trip.request.places] : [];
  const words = searchWords(...titles, ...trip.destinations, ...requested, ...names);
  return toSearch([...new Set([...words, ...references])]);
}

/** Short pieces of a number are typed and stored as plain words. */
function toReference(word: string): string {
  return word.length < SHORTEST_REFERENCE ? word : REFERENCE + word;
}

export function typedAlternatives(word: string): string[] {
  return word.length < SHORTEST_REFERENCE ? [word] : [word, toReference(word)];
}
