import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { openHttp2Front } from './http2-front.ts';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';

const certificate = createSelfSignedCertificate(new Date());
const site = new Map([
  ['/fs/', { headers: { 'content-encoding': 'br' }, body: brotliCompressSync('the floor') }],
]);
const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).toReversed()) await close();
});

async function openFront() {
  const front = await openHttp2Front(site, certificate);
  const client = connect(front.origin, { ca: certificate.cert });
  closing.push(front.close, () => client.close());
  return { front, client };
}

async function ask(client: ReturnType<typeof connect>, headers: Record<string, string>, body = '') {
  const stream = client.request(headers, { endStream: body === '' });
  if (body) stream.end(body);
  const [answer] = await once(stream, 'response');
  const chunks: Buffer[] = await stream.toArray();
  return { answer, body: Buffer.concat(chunks) };
}

it('serves a static page over HTTP/2 with TLS, compressed', async () => {
  const { client } = await openFront();
  const { answer, body } = await ask(client, { ':path': '/fs/?query' });
  expect(answer[':status']).toBe(200);
  expect(brotliDecompressSync(body).toString()).toBe('the floor');
});

it('passes everything else on, cookies and bodies included', async () => {
  const product = createServer((request, response) => {
    response.setHeader('set-cookie', ['one=1', 'two=2']);
    request.pipe(
      response.writeHead(201, { 'x-seen': `${request.method} ${request.url} ${request.headers.host}` }),
    );
  }).listen(0, '127.0.0.1');
  await once(product, 'listening');
  closing.push(() => product.close());
  const { front, client } = await openFront();
  front.passOnTo(new URL(`http://127.0.0.1:${(product.address() as AddressInfo).port}`));
  const { answer, body } = await ask(client, { ':path': '/api/x?y', ':method': 'POST' }, 'said');
  expect(answer[':status']).toBe(201);
  expect(answer['set-cookie']).toEqual(['one=1', 'two=2']);
  expect(answer['x-seen']).toBe(`POST /api/x?y ${new URL(front.origin).host}`);
  expect(body.toString()).toBe('said');
});

it('sends a body some time after its head, so that an emulated line does not count it twice', async () => {
  const { client } = await openFront();
  await once(client, 'connect');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stream = client.request({ ':path': '/fs/' });
  await once(stream, 'response');
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(stream.readableLength).toBe(0);
  vi.runAllTimers();
  expect(await stream.toArray()).toHaveLength(1);
});

it('knows nothing else while no product is there', async () => {
  const { client } = await openFront();
  const { answer } = await ask(client, { ':path': '/login' });
  expect(answer[':status']).toBe(404);
});
