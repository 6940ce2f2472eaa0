/** Digits with usual separators, at most one plus before them; the contract has the same pattern. */
const PHONE_NUMBER = /^\+?([ \-./()]*\d){5,15}[ \-./()]*$/;

/** Whether a text has the form of a telephone number. */
export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text);
}
