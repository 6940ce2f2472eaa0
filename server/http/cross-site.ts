import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import type { ServerConfig } from '../start/config.ts';
import type { OperationId } from './handler.ts';

/**
 * GET operations that change something by the cookie alone, so that a link or an image could trigger them.
 */
export const COOKIE_OPERATIONS: ReadonlySet<OperationId> = new Set(['refreshSession', 'logout']);

type RefuseCrossSite = (request: Pick<FastifyRequest, 'headers' | 'host'>) => void;

/**
 * Refuses calls that pages of other sites have caused. Browsers say so by Sec-Fetch-Site; where it is missing, as over
 * plain HTTP, the Origin header decides. Callers that are no browsers send neither.
 */
export function createCrossSiteRefuser({
  publicUrl,
  corsOrigins,
}: Pick<ServerConfig, 'publicUrl' | 'corsOrigins'>): RefuseCrossSite {
  const isAllowed = (site: string | undefined, origin: string | undefined, host: string) => {
    if (site === 'same-origin' || site === 'none') return true;
    const isListed = origin !== undefined && corsOrigins.includes(origin);
    if (site !== undefined) return site === 'same-site' && isListed;
    return origin === undefined || isListed || origin === publicUrl || URL.parse(origin)?.host === host;
  };
  return ({ headers, host }) => {
    const site = headers['sec-fetch-site'];
    if (isAllowed(Array.isArray(site) ? site[0] : site, headers.origin, host)) return;
    throw new DomainError('forbidden', "Pages of other sites can't call this.");
  };
}
