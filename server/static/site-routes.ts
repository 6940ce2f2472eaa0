import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeQuickly, pickEncoding } from '../http/content-encoding.ts';
import { entityMatches } from '../http/entity-tags.ts';
import { readRange } from './byte-range.ts';
import { contentTypeOf } from './content-types.ts';
import type { Site, SiteFile, SitePage } from './site.ts';

/** Where the build left room for it. */
const NONCE = '{nonce}';

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Addresses that are never a page of the application, so that a wrong one is an error. */
const NO_PAGES = /^\/(api|images|assets)\//;

/**
 * Serves the site's files and pages. Pages ignore the Accept header, because load balancers and link previews accept
 * anything. For an unknown address, only callers that accept HTML get a page with the 404.
 */
export function registerSite(app: FastifyInstance, site: Site, otherwise: Answer): void {
  for (const [path, read] of site.files) {
    app.get(path, async (request, reply) => sendFile(await read(), request, reply));
  }
  for (const [path, read] of site.pages) {
    app.get(path, async (request, reply) => sendPage(await read(), request, reply));
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!mayBePage(request)) return otherwise(request, reply);
    const page = site.pageAt(request.url);
    if (page) return sendPage(await page(), request, reply);
    const readsHtml = (request.headers.accept ?? '').includes('text/html');
    return readsHtml ? sendPage(await site.notFound(), request, reply.code(404)) : otherwise(request, reply);
  });
}

function mayBePage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !NO_PAGES.test(url);
}

function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag: file.etag, 'cache-control': file.cacheControl, vary: 'accept-encoding' });
  reply.headers(file.headers);
  const isKnown = reply.statusCode === 200 && entityMatches(request.headers['if-none-match'], file.etag);
  if (isKnown) return reply.code(304).send();
  if (file.isRanged) return sendRange(file, request, reply);
  const { encoding, data } = pickEncoding(file.encoded, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(data);
}

/** Of the built-in map, browsers fetch the tiles that they show. */
function sendRange({ encoded, type }: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { identity } = encoded;
  reply.header('accept-ranges', 'bytes');
  const range = readRange(request.headers.range, identity.length);
  if (range === null) return reply.code(416).header('content-range', `bytes */${identity.length}`).send();
  if (!range) return reply.type(type).send(identity);
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${identity.length}`)
    .type(type)
    .send(identity.subarray(start, end + 1));
}

/** Sent whole each time, as its nonce has to be another one. */
async function sendPage(
  { html, policy, headers }: SitePage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const page = await encodeQuickly(
    Buffer.from(html.replaceAll(NONCE, nonce)),
    request.headers['accept-encoding'],
  );
  if (page.encoding) reply.header('content-encoding', page.encoding);
  return reply
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', ...headers })
    .header('content-security-policy', policy.replaceAll(NONCE, nonce))
    .type(contentTypeOf('.html'))
    .send(page.data);
}
