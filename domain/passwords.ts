import { COMMON_WORDS, KEYBOARD_RUNS } from './common-passwords.ts';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

export type PasswordFault = 'too_short' | 'too_long' | 'too_common';

/** What is wrong with a new password; null when it may be used. */
export function findPasswordFault(password: string): PasswordFault | null {
  if (password.length < PASSWORD_MIN_LENGTH) return 'too_short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  return isCommonPassword(password) ? 'too_common' : null;
}

/** Whether nothing is left of the password but a well-known word or a run of keys, once its disguise is off. */
export function isCommonPassword(password: string): boolean {
  const plain = shortestPeriod(password.normalize('NFKC').toLowerCase());
  const core = shortestPeriod(plain.replace(DECORATION, ''));
  const undisguised = shortestPeriod(
    core.replace(/\P{Letter}/gu, (character) => LETTERS_MEANT[character] ?? ''),
  );
  return (
    plain.length < SHORTEST_PHRASE ||
    [plain, core, undisguised].some((text) => isRun(text) || COMMON_WORDS.has(text))
  );
}

/** What repeats fewer characters than these all the time is no phrase. */
const SHORTEST_PHRASE = 5;

/** Digits and signs at either end, which people add to please a rule. */
const DECORATION = /^[^\p{Letter}]+|[^\p{Letter}]+$/gu;

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

/** `passwordpassword` is no better than `password`. */
function shortestPeriod(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

/** Nothing at all is left of a row of digits, and nothing is a run too. */
function isRun(text: string): boolean {
  return KEYBOARD_RUNS.some((run) => run.includes(text));
}
