const HIDDEN = '[hidden]';

const SECRETS = [
  // An access token: three parts, of which the first begins like every JSON object.
  /\beyJ[\w-]+(?:\.[\w-]+)*/g,
  // Other tokens: too long for a name, and not part of a file path.
  /(?<![\w-])(?=[A-Za-z-]*[\d_])[\w-]{40,}(?![\w-]|\.(?:m?js|css)\b)/g,
  // The dot after the at sign is missing in the functions and addresses of a stack.
  /(?<![\w.+%-])[\w.+%-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi,
  /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g,
];

export function withoutSecrets(text: string): string {
  return SECRETS.reduce((prefix, secret) => prefix.replaceAll(secret, HIDDEN), text);
}
