import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeQuickly } from '../http/content-encoding.ts';
import type { Site, SitePage } from './site.ts';

/** Where the build left room for it. */
const NONCE = '{nonce}';

const WORKER = /-worker-[\w-]+\.m?js(\.br|\.gz)?$/;

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Addresses that are never a page of the application, so that a wrong one is an error. */
const NO_PAGES = /^\/(api|images|assets)\//;

/**
 * Serves the site's files and pages. Pages ignore the Accept header, because load balancers and link previews accept
 * anything. For an unknown address, only callers that accept HTML get a page with the 404.
 */
export async function registerSite(app: FastifyInstance, site: Site, otherwise: Answer): Promise<void> {
  await registerFiles(app, site);
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

/** Files have a route each, so that no address can reach any other one; pages are filled, and so none of them. */
async function registerFiles(app: FastifyInstance, { folder, workerPolicy }: Site): Promise<void> {
  const assets = join(folder, 'assets/');
  await app.register(files, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.{html,br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      // The name of a built asset holds a hash of its content.
      const age = path.startsWith(assets) ? 'max-age=31536000, immutable' : 'max-age=3600';
      reply.header('cache-control', `public, ${age}`);
      if (WORKER.test(path)) reply.header('content-security-policy', workerPolicy);
    },
  });
}

function mayBePage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !NO_PAGES.test(url);
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
    .type('text/html; charset=utf-8')
    .send(page.data);
}
