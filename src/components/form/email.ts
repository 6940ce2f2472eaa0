const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const LONGEST = 254;

/** Whether a text has the form of an e-mail address; whether it exists only a mail can tell. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && EMAIL.test(text);
}
