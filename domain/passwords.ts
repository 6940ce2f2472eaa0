import { COMMON_WORDS, KEYBOARD_RUNS } from './common-passwords.ts';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

export type PasswordFault = 'too_short' | 'too_long' | 'too_common';

export function findPasswordFault(password: string): PasswordFault | null {
  const length = passwordLength(password);
  if (length < PASSWORD_MIN_LENGTH) return 'too_short';
  if (length > PASSWORD_MAX_LENGTH) return 'too_long';
  return isCommonPassword(password) ? 'too_common' : null;
}

/** In characters as the contract counts them: an emoji is one, although it takes two units in a string. */
export function passwordLength(password: string): number {
  return [...password].length;
}

export function isCommonPassword(password: string): boolean {
  const plain = shortestPeriod(normalizeText(password));
  const core = plain.replace(DECORATION, '');
  return (
    plain.length < SHORTEST_PHRASE ||
    unshiftDigits(core).some(areRuns) ||
    listReadings(plain, core).some(isWellKnown)
  );
}

export interface PersonalTexts {
  email: string;
  firstName: string;
  lastName: string;
  companies: readonly string[];
}

export function isPersonalPassword(password: string, texts: PersonalTexts): boolean {
  const { email, firstName, lastName, companies } = texts;
  const words = [email, firstName, lastName, ...companies].flatMap(splitWords);
  const own = [normalizeText(email), ...words].toSorted(byLength);
  const plain = normalizeText(password);
  const core = plain.replace(DECORATION, '');
  return [plain, ...listReadings(plain, core)].some((text) => isMadeOf(text, own));
}

/** Shorter words are part of many others. */
const SHORTEST_OWN_WORD = 3;

function splitWords(text: string): string[] {
  const words = normalizeText(text).split(/\P{Letter}+/u);
  return words.filter((word) => word.length >= SHORTEST_OWN_WORD);
}

function normalizeText(text: string): string {
  return replaceLookalikes(text.normalize('NFKC').toLowerCase());
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  const rest = words.reduce((remaining, word) => remaining.replaceAll(word, ''), text);
  return rest !== text && !/\p{Letter}/u.test(rest);
}

/** A repetition of fewer distinct characters than these is no passphrase. */
const SHORTEST_PHRASE = 5;

const DECORATION = /^\P{Letter}+|\P{Letter}+$/gu;

const LETTERS_MEANT: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The digits with the shift key, on most keyboards. */
const SHIFTED_DIGITS = ')!@#$%^&*(';

const WORDS = new Set(Array.from(COMMON_WORDS, replaceLookalikes));
const RUNS = KEYBOARD_RUNS.map(replaceLookalikes);

/** The digit 1 can replace both of these letters, so they count as one. */
function replaceLookalikes(text: string): string {
  return text.replaceAll('l', 'i');
}

/** `passwordpassword` is no better than `password`. */
function shortestPeriod(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

/**
 * The possible readings of look-alike characters. Characters at either end may be letters or affixes: in
 * `5unshine1234`, the five belongs to the word and the rest does not, so all ways to split them are returned.
 */
function listReadings(plain: string, core: string): string[] {
  const start = plain.indexOf(core);
  const before = plainLetters(plain.slice(0, start));
  const after = plainLetters(plain.slice(start + core.length));
  const endings = Array.from({ length: before.length + 1 }, (_, from) => before.slice(from));
  const beginnings = Array.from({ length: after.length + 1 }, (_, to) => after.slice(0, to));
  const middle = plainLetters(core);
  return endings.flatMap((ending) => beginnings.map((beginning) => ending + middle + beginning));
}

function plainLetters(text: string): string {
  return text.replace(/\P{Letter}/gu, (character) => LETTERS_MEANT[character] ?? '');
}

function isWellKnown(letters: string): boolean {
  const word = shortestPeriod(letters);
  return isRun(word) || WORDS.has(word);
}

function unshiftDigits(text: string): string[] {
  const unshifted = text.replace(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED_DIGITS.indexOf(sign)));
  return [unshifted, text.replace(/[^\p{Letter}\p{Number}]/gu, '')];
}

const SHORTEST_ROW = 3;
/** Any longer block can be divided into shorter ones. */
const LONGEST_BLOCK = 11;

function areRuns(text: string): boolean {
  const ends = [0];
  for (let end = SHORTEST_ROW; end <= text.length; end += 1) {
    const isEnd = ends.slice(-LONGEST_BLOCK).some((from) => isBlock(text.slice(from, end)));
    if (isEnd) ends.push(end);
  }
  return ends.at(-1) === text.length;
}

function isBlock(text: string): boolean {
  return isRow(text) || (isRow(everyOther(text, 0)) && isRow(everyOther(text, 1)));
}

function isRow(text: string): boolean {
  return text.length >= SHORTEST_ROW && (isRun(text) || /^(.)\1*$/.test(text));
}

function everyOther(text: string, from: number): string {
  return [...text].filter((_, at) => at % 2 === from).join('');
}

/** A sequence of digits leaves an empty text, which also counts as a sequence. */
function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text));
}
