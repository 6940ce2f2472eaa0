import { rangeOf, type WordRange } from './word-range.ts';

/** Stands before beginnings, so that they are apart from words. */
const BEGINNING = '*';
/** So many letters make a beginning; a word that has no more is kept as its beginning only. */
const LETTERS = 3;

/** What is kept of the words of something: each whole, and its first letters, which one short text finds at one place. */
export function keptWords(words: readonly string[]): string[] {
  return [...new Set([...words.filter(isLong), ...words.map(beginningOf)])];
}

/** Where that is kept which begins with what was typed. */
export function keptRange(typed: string): WordRange {
  return rangeOf(isLong(typed) ? typed : beginningOf(typed));
}

/** The one place of all that begins with the first letters of what was typed. */
export function beginningOf(typed: string): string {
  return BEGINNING + [...typed].slice(0, LETTERS).join('');
}

export function isLong(typed: string): boolean {
  return [...typed].length > LETTERS;
}
