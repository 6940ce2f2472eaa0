import { toSearch } from '../../search/full-text-repository.ts';
import { searchWords } from '../../search/search-words.ts';

/** Stands before references, so that a short text finds none. */
const REFERENCE = '#';
const SHORTEST_REFERENCE = 4;

interface FoundTrip {
  title: string;
  itineraryRef: string;
  travellers: readonly { first_name: string; last_name: string }[];
  /** Of a request in words. */
  places?: readonly string[] | undefined;
}

/** What a trip is found by, as its column `search` has it. */
export function tripSearch({ title, itineraryRef, travellers, places = [] }: FoundTrip): string {
  const names = travellers.flatMap(({ first_name, last_name }) => [first_name, last_name]);
  const references = searchWords(itineraryRef).map((reference) => REFERENCE + reference);
  return toSearch([...searchWords(title, ...places, ...names), ...references]);
}

/** What a word that was typed can be the beginning of. */
export function typedAlternatives(word: string): string[] {
  return word.length < SHORTEST_REFERENCE ? [word] : [word, REFERENCE + word];
}
