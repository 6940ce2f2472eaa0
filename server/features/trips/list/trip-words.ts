import { toSearch } from '../../search/full-text-repository.ts';
import { searchWords } from '../../search/search-words.ts';

/** A prefix of references, so that short search texts don't match them. */
const REFERENCE = '#';
const SHORTEST_REFERENCE = 4;

interface TripTexts {
  title: string;
  itineraryRef: string;
  travellers: readonly { first_name: string; last_name: string }[];
  /** The places of a request in words. */
  places?: readonly string[] | undefined;
}

/** The search text of a trip, as stored in its column `search`. */
export function tripSearch({ title, itineraryRef, travellers, places = [] }: TripTexts): string {
  const names = travellers.flatMap(({ first_name, last_name }) => [first_name, last_name]);
  const references = searchWords(itineraryRef).map((reference) => REFERENCE + reference);
  return toSearch([...searchWords(title, ...places, ...names), ...references]);
}

/** The indexed words that a typed word can be the beginning of. */
export function typedAlternatives(word: string): string[] {
  return word.length < SHORTEST_REFERENCE ? [word] : [word, REFERENCE + word];
}
