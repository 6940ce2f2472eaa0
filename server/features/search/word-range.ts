/** Sorts behind every word that begins alike. */
const LAST_CHARACTER = '\u{10ffff}';

/** A part of the alphabet, the end excluded. */
export interface WordRange {
  from: string;
  to: string;
}

/** Where the words are that begin so. */
export function rangeOf(beginning: string): WordRange {
  return { from: beginning, to: beginning + LAST_CHARACTER };
}
