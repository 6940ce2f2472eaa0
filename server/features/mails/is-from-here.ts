import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OUR_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Headers that proxies add to forwarded requests; each proxy sets a different one. */
const SIGNS_OF_A_PROXY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether the request comes from this machine and addresses it by a local name. Behind a local proxy every
 * caller has a loopback address, and a foreign domain that resolves to this machine still appears as the
 * host.
 */
export function isFromHere({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return (
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    OUR_NAMES.has(name) &&
    !SIGNS_OF_A_PROXY.some((sign) => sign in headers)
  );
}
