import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OUR_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What proxies add to requests of others, each another one of these. */
const SIGNS_OF_A_PROXY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether somebody at this machine asks, and asks us. A proxy on this machine has its address, whoever is behind it;
 * a page whose name was made to lead here still bears that name.
 */
export function isFromHere({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return (
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    OUR_NAMES.has(name) &&
    !SIGNS_OF_A_PROXY.some((sign) => sign in headers)
  );
}
