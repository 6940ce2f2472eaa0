import { searchWords } from '../../search/search-words.ts';
import { rangeOf, type WordRange } from '../../search/word-range.ts';

/** Stands before references, so that no short text has to be compared with those of all trips. */
const REFERENCE = '#';
const SHORTEST_REFERENCE = 4;

interface Found {
  title: string;
  itineraryRef: string;
  travellers: readonly { firstName: string; lastName: string }[];
}

/** What a trip is found by. */
export function tripWords({ title, itineraryRef, travellers }: Found): string[] {
  const names = travellers.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  return [
    ...searchWords(title, ...names),
    ...searchWords(itineraryRef).map((reference) => REFERENCE + reference),
  ];
}

/** For each word that was typed, where the words are that begin alike. */
export function typedRanges(searchString: string): WordRange[][] {
  return searchWords(searchString).map((typed) =>
    typed.length < SHORTEST_REFERENCE ? [rangeOf(typed)] : [rangeOf(typed), rangeOf(REFERENCE + typed)],
  );
}
