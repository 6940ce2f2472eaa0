import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type BodyEncodings, encode, pickEncoding } from '../content-encoding.ts';
import { type Contract, readContractText } from '../contract.ts';
import { entityMatches } from '../entity-tags.ts';
import { OUT_OF_REACH, PAGE_HEADERS } from '../security-headers.ts';
import { renderReference } from './render-reference.ts';

const HEADERS = {
  ...PAGE_HEADERS,
  ...OUT_OF_REACH,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const STYLES = new URL('./reference.css', import.meta.url);

/** The contract as JSON, and as a readable page. */
export function registerReference(app: FastifyInstance): void {
  serveText(app, '/api/openapi.json', 'application/json; charset=utf-8', readContractText);
  serveText(app, '/api/docs', 'text/html; charset=utf-8', renderContract, HEADERS);
  serveText(app, '/api/docs/reference.css', 'text/css; charset=utf-8', () => readFileSync(STYLES, 'utf8'));
}

function renderContract(): string {
  return renderReference(JSON.parse(readContractText()) as Contract); // its types are generated from it
}

/** Built on first use: most servers are never asked for it. */
function serveText(
  app: FastifyInstance,
  url: string,
  type: string,
  make: () => string,
  headers: Record<string, string> = {},
): void {
  let made: Promise<{ encoded: BodyEncodings; etag: string }> | undefined;
  app.get(url, async (request, reply) => {
    made ??= prepare(make());
    const { encoded, etag } = await made;
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding', ...headers });
    if (entityMatches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const { encoding, data } = pickEncoding(encoded, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(type).send(data);
  });
}

async function prepare(text: string): Promise<{ encoded: BodyEncodings; etag: string }> {
  const data = Buffer.from(text);
  const digest = createHash('sha256').update(data).digest('base64url');
  return { encoded: await encode(data), etag: `"${digest.slice(0, 27)}"` };
}
