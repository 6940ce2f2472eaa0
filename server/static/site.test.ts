import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '../http/security-headers.ts';
import { readConfig } from '../start/read-config.ts';
import { readSite } from './site.ts';
import { registerSite } from './site-routes.ts';

const SCRIPT = 'console.log("a script that is long enough to be worth a compressed copy of it");';
const page = (title: string) =>
  `<!doctype html><title>${title}</title><script type="application/json" id="config"></script><script nonce="{nonce}"></script>${'<p>text</p>'.repeat(200)}`;
const html = { accept: 'text/html,*/*' };

let dist: string;
let app: FastifyInstance;
const warnings: unknown[] = [];
const log = { warn: (warning: unknown) => void warnings.push(warning) };

async function start(env: Record<string, string> = {}) {
  const config = readConfig(env);
  const site = await readSite(config, log, dist);
  if (!site) throw new Error('no site');
  app = fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders(config));
  });
  await registerSite(app, site, (_request, reply) => reply.code(404).send('nothing here'));
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'zugvogel-dist-'));
  await mkdir(join(dist, 'client', 'assets'), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'pages.json': JSON.stringify({
      '/login': 'login.html',
      '/': 'app.html',
      '/trips': 'app.html',
      '/trips/$tripId': 'app.html',
      '/booking/hotel': 'app.html',
      '*': 'not-found.html',
    }),
    'csp.json': JSON.stringify({
      'login.html':
        "default-src 'none'; script-src 'nonce-{nonce}'; img-src 'self' {connect}; connect-src 'self' {connect} {places} {map}",
      'app.html': "default-src 'none'",
      'not-found.html': "default-src 'none'",
    }),
    'client/login.html': page('Sign in'),
    'client/app.html': page('App'),
    'client/not-found.html': page('Not found'),
    'client/favicon.svg': '<svg/>',
    'client/assets/main-1a2b.js': SCRIPT,
    'client/assets/map-worker-3c4d.mjs': SCRIPT,
    'client/assets/base-map-5e6f.pmtiles': 'PMTiles and tiles',
    'client/assets/main-1a2b.js.br': brotliCompressSync(SCRIPT),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content);
});
afterEach(async () => {
  await app?.close();
  await rm(dist, { recursive: true });
});

describe('pages', () => {
  it('are served under their address with their own policy', async () => {
    await start();
    const answer = await app.inject({ url: '/login', headers: html });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'nonce-[^']+'; img-src 'self'; connect-src 'self'$/,
      ),
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    });
    expect(answer.body).toContain('<title>Sign in</title>');
  });

  it.each([
    ['/login', undefined],
    ['/no-such-page', undefined],
    ['/', 'same-origin'],
    ['/trips/1', 'same-origin'],
  ])('of the application are out of reach of the page that opened them: %s', async (url, policy) => {
    await start();
    const { headers } = await app.inject({ url, headers: html });
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  });

  it('carry the configuration, which can not break out of its element', async () => {
    await start({ APP_NAME: "</script><b>$&'" });
    const { body } = await app.inject({ url: '/login', headers: html });
    const json = /<script type="application\/json" id="config">([^<]*)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      appName: "</script><b>$&'",
      contactEmail: 'hello@zugvogel.example',
      practiceMode: true,
      simulated: ['flight', 'hotel', 'car'],
    });
  });

  it('may call the back ends that are configured', async () => {
    await start({ BACKEND_URL: 'https://backend.example', TEST_BACKEND_URL: 'https://test.example' });
    const { headers } = await app.inject({ url: '/login', headers: html });
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://backend.example https://test.example",
    );
  });

  it('may call the place service that is configured, and show nothing of it', async () => {
    await start({ BACKEND_URL: 'https://backend.example', PLACES_URL: 'https://places.example/api' });
    const { headers } = await app.inject({ url: '/login', headers: html });
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' https://backend.example; connect-src 'self' https://backend.example https://places.example",
    );
  });

  it('may call what the map is made of, and so may its worker', async () => {
    await start({
      MAP_STYLE_URL: 'https://maps.example/style.json?k=1',
      MAP_ORIGINS: 'https://tiles.example',
    });
    const { headers } = await app.inject({ url: '/login', headers: html });
    const map = "connect-src 'self' https://maps.example https://tiles.example";
    expect(headers['content-security-policy']).toContain(map);
    const worker = await app.inject({ url: '/assets/map-worker-3c4d.mjs' });
    expect(worker.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-security-policy': `default-src 'none'; ${map}; base-uri 'none'; frame-ancestors 'none'`,
    });
  });

  it('may call the back end that is derived from the address of the front end', async () => {
    await start({ PUBLIC_URL: 'https://frontend.travel.example' });
    const { headers } = await app.inject({ url: '/login', headers: html });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://backend.travel.example");
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are compressed by %s', async (encoding, decode) => {
    await start();
    const answer = await app.inject({ url: '/login', headers: { ...html, 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decode(answer.rawPayload).toString()).toContain('<title>Sign in');
  });

  it('have a nonce of their own in each answer, the same in the page and in its policy', async () => {
    await start();
    const [one, other] = [await app.inject({ url: '/login' }), await app.inject({ url: '/login' })];
    expect(one.headers.etag).toBeUndefined();
    const nonce = /<script nonce="([^"]{22,})">/.exec(one.body)?.[1];
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(other.body).not.toContain(nonce);
  });
});

describe('other addresses', () => {
  it.each([
    ...['/', '/?x=1', '/trips', '/trips/42', '/trips/42?x=1', '/booking/hotel'],
    ...['/Trips/42/', '/%74rips', '//trips'],
  ])('of pages get the application, whatever the caller accepts: %s', async (url) => {
    await start();
    for (const headers of [html, { accept: '*/*' }, {}]) {
      const answer = await app.inject({ url, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>App</title>');
    }
  });

  it.each([
    ...['/no/such/page?x=1', '/tripsy', '/*', '/$tripId', '/constructor'],
    ...['/login/nothing', '/booking', '/booking/nothing', '/booking/hotel/nothing', '/trips/42/nothing'],
  ])('without a page are not found: %s', async (url) => {
    await start();
    const answer = await app.inject({ url, headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Not found</title>');
  });

  it.each(['/trips/%', '/trips/%80', '/%80', '//%c3%28', '/trips/%E0%A4%A'])(
    'that nobody can read are malformed: %s',
    async (url) => {
      await start();
      expect((await app.inject({ url, headers: html })).statusCode).toBe(400);
    },
  );

  it('get their headers alone when only those are asked for', async () => {
    await start();
    const answer = await app.inject({ method: 'HEAD', url: '/trips/42', headers: { accept: '*/*' } });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it.each([
    ['/assets/gone-3c4d.js', html],
    ['/api/nothing', html],
    ['/images/nothing.svg', html],
    ['/../pages.json', { accept: '*/*' }],
    ['/app.html', { accept: '*/*' }],
    ['/assets/main-1a2b.js.br', html],
  ])('are an error: %s', async (url, headers) => {
    await start();
    expect((await app.inject({ url, headers })).body).toBe('nothing here');
  });

  it('are an error for anything but reading', async () => {
    await start();
    expect((await app.inject({ method: 'POST', url: '/login', headers: html })).statusCode).toBe(404);
  });
});

describe('assets', () => {
  it('are kept for ever, and sent as they were compressed by the build', async () => {
    await start();
    const url = '/assets/main-1a2b.js';
    const plain = await app.inject({ url });
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=1.0' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);
    const refused = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0' } });
    expect(refused.headers).not.toHaveProperty('content-encoding');
  });

  it('of the built-in map are sent in parts', async () => {
    await start();
    const url = '/assets/base-map-5e6f.pmtiles';
    const part = await app.inject({ url, headers: { range: 'bytes=0-6', 'accept-encoding': 'br' } });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('PMTiles');
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 0-6/17', 'content-length': '7' });
    expect(part.headers).not.toHaveProperty('content-encoding');
    const beyond = await app.inject({ url, headers: { range: 'bytes=17-20' } });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */17');
    expect((await app.inject({ url })).body).toBe('PMTiles and tiles');
  });

  it('without a hash in their name are asked for again after a while', async () => {
    await start();
    const answer = await app.inject('/favicon.svg');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
  });
});

it('without a build there is no site, and the log says so', async () => {
  await rm(join(dist, 'pages.json'));
  expect(await readSite(readConfig({}), log, dist)).toBeUndefined();
  expect(warnings).toEqual([expect.stringContaining('has not been built')]);
});
