const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const LONGEST = 254;

/** Whether a text looks like an e-mail address. Only a sent mail proves that it exists. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && EMAIL.test(text);
}
