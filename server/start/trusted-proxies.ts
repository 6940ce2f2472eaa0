import { isIP } from 'node:net';

export type TrustedProxies = boolean | string[];

/** Named ranges: 127.0.0.0/8 and ::1, link-local addresses, private addresses. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Undefined when a listed value is not a valid proxy. */
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
 * Called by the framework for each address of the forwarding chain, the nearest first. A caller can forge all
 * entries but the one added by a trusted proxy, which is the last one.
 */
export function proxyTrust(
  trusted: TrustedProxies,
): false | string[] | ((_: string, hop: number) => boolean) {
  return trusted === true ? (_, hop) => hop === 0 : trusted;
}
