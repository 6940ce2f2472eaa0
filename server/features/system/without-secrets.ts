const HIDDEN = '[hidden]';

/** What tokens, addresses and numbers of cards look like in a text that somebody else has written. */
const SECRETS = [
  // An access token: three parts, of which the first begins like every JSON object.
  /\beyJ[\w-]+(?:\.[\w-]+)*/g,
  // Other tokens: too long for a name, and no file's.
  /(?<![\w-])(?=[A-Za-z-]*[\d_])[\w-]{40,}(?![\w-]|\.(?:m?js|css)\b)/g,
  // The dot behind the at sign is what the functions and addresses of a stack do not have.
  /(?<![\w.+%-])[\w.+%-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi,
  /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g,
];

/** A text as it may be written into the log. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((kept, secret) => kept.replaceAll(secret, HIDDEN), text);
}
