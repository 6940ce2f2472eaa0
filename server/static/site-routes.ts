import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from '../http/content-encoding.ts';
import { entityMatches } from '../http/entity-tags.ts';
import type { Site, SiteFile } from './site.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Addresses that are never a page of the application, so that a wrong one is an error. */
const NO_PAGES = /^\/(api|images|assets)\//;

/** Serves the files of the site, and its own page for whatever a person may have typed. */
export function registerSite(app: FastifyInstance, site: Site, otherwise: Answer): void {
  for (const [path, read] of site.files) {
    app.get(path, async (request, reply) => sendFile(await read(), request, reply));
  }
  app.setNotFoundHandler(async (request, reply) =>
    wantsPage(request)
      ? sendFile(await site.pageOf(request.url)(), request, reply)
      : otherwise(request, reply),
  );
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !NO_PAGES.test(url) && (headers.accept ?? '').includes('text/html');
}

function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag: file.etag, 'cache-control': file.cacheControl, vary: 'accept-encoding' });
  reply.headers(file.headers);
  if (entityMatches(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const { encoding, data } = pickEncoding(file.encoded, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(data);
}
