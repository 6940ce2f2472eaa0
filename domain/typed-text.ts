const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a text has neither line breaks nor other control characters, as the contract requires of names. */
export function isOneLine(text: string): boolean {
  return !CONTROL_CHARACTER.test(text);
}

/** Digits with usual separators, at most one plus before them; the contract has the same pattern. */
const PHONE_NUMBER = /^\+?([ \-./()]*\d){5,15}[ \-./()]*$/;

/** Whether a text has the form of a telephone number. */
export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text);
}

/** Parses a typed number with a point or a comma; NaN when it is invalid. */
export function parseNumber(text: string): number {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const LONGEST_EMAIL = 254;

/** Whether a text looks like an e-mail address. Only a sent mail proves that it exists. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text);
}
