const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a text has neither line breaks nor other control characters, as the contract requires of names. */
export function isOneLine(text: string): boolean {
  return !CONTROL_CHARACTER.test(text);
}
