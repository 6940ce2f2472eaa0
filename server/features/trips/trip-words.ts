import { toSearch } from '../search/full-text-repository.ts';
import { searchWords } from '../search/search-words.ts';

/** A prefix of references and of suppliers' numbers, so that short search texts don't match them. */
const REFERENCE = '#';
const SHORTEST_REFERENCE = 4;

interface TripTexts {
  title: string;
  itineraryRef: string;
  travellers: readonly { first_name: string; last_name: string }[];
  parts: readonly { locator: string | null; tickets: readonly string[] | null }[];
  /** The places of a request in words. */
  places?: readonly string[];
}

/** The search text of a trip, as stored in its column `search`. */
export function tripSearch({ title, itineraryRef, travellers, parts, places = [] }: TripTexts): string {
  const names = travellers.flatMap(({ first_name, last_name }) => [first_name, last_name]);
  const numbers = parts.flatMap(({ locator, tickets }) => [locator, ...(tickets ?? [])]);
  const references = searchWords(itineraryRef, ...numbers).map(toReference);
  return toSearch([...new Set([...searchWords(title, ...places, ...names), ...references])]);
}

/** Short pieces of a number are typed and stored as plain words. */
function toReference(word: string): string {
  return word.length < SHORTEST_REFERENCE ? word : REFERENCE + word;
}

/** The indexed words that a typed word can be the beginning of. */
export function typedAlternatives(word: string): string[] {
  return word.length < SHORTEST_REFERENCE ? [word] : [word, toReference(word)];
}
