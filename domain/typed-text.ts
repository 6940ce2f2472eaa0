const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export function isOneLine(text: string): boolean {
  return !CONTROL_CHARACTER.test(text);
}

/** Digits with usual separators, at most one plus before them; the contract has the same pattern. */
const PHONE_NUMBER = /^\+?([ \-./()]*\d){5,15}[ \-./()]*$/;

export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text);
}

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
