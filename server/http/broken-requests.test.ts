import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lines, start, stop } from '#tests/support/app-fixture.ts';

let app: FastifyInstance;

beforeAll(async () => {
  ({ app } = await start({ env: { PUBLIC_URL: 'https://travel.example' } }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(stop);

/** The server's response to these bytes before it closes the connection. */
async function answerTo(sent: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1'); // it listens on a port
  await once(socket, 'connect');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [status, ...rest] = head.split('\r\n');
  const headers = Object.fromEntries(rest.map((line) => line.split(': ', 2)));
  return { status, headers, body };
}

const HUGE = `GET /api/companies HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${'x'.repeat(20_000)}\r\n\r\n`;

test.each([
  ['with too large a head', HUGE, '431 Request Header Fields Too Large', 'payload_too_large'],
  ['that is none', 'Good day to you\r\n\r\n', '400 Bad Request', 'malformed_request'],
])('a request %s is refused as any other', async (_, sent, status, code) => {
  const answer = await answerTo(sent);
  expect(answer.status).toBe(`HTTP/1.1 ${status}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-length': String(Buffer.byteLength(answer.body)),
    connection: 'close',
  });
  const requestId = answer.headers['x-request-id'];
  expect(JSON.parse(answer.body)).toMatchObject({
    type: `/api/docs#${code}`,
    title: expect.any(String),
    status: Number.parseInt(status, 10),
    code,
    requestId,
  });
  expect(lines).toContainEqual(expect.objectContaining({ requestId, status: Number.parseInt(status, 10) }));
  expect(JSON.stringify(lines)).not.toContain('xxx');
});

test('an unfinished request is answered with a timeout', async () => {
  const connected = once(app.server, 'connection');
  const answering = answerTo('GET /healthz HTTP/1.1\r\n');
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.emit('clientError', late, ...(await connected));
  const { status, body } = await answering;
  expect(status).toBe('HTTP/1.1 408 Request Timeout');
  expect(JSON.parse(body)).toMatchObject({ status: 408, code: 'malformed_request' });
});
