import { isIP } from 'node:net';

/** Whose word for whom they speak for is taken: nobody's, that of whoever is next to us, or that of those named. */
export type TrustedProxies = boolean | string[];

/** Ranges that go by a name: 127.0.0.0/8 and ::1, the addresses of a link, the addresses of private networks. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Undefined when something that is named can be no proxy. */
export function parseProxies(text: string): string[] | undefined {
  const named = text.split(/[\s,]+/).filter(Boolean);
  return named.length > 0 && named.every(isProxy) ? named : undefined;
}

function isProxy(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32);
}

/**
 * What the framework asks of each address on the way, ours coming first. Of what a request brings along, a caller can
 * have made up all but the entry that a trusted proxy has added, which is the last one.
 */
export function proxyTrust(
  trusted: TrustedProxies,
): false | string[] | ((_: string, hop: number) => boolean) {
  return trusted === true ? (_, hop) => hop === 0 : trusted;
}
