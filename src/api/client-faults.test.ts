import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from './client.ts';
import { readData, TransportError } from './errors.ts';

let server: Server;
let respond: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

function client(address?: string) {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return createApi({
    address: address ?? `http://127.0.0.1:${port}`,
    onRenewed: () => {},
    onExpired: () => {},
  });
}

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

describe('an error', () => {
  it('has a message for the status when the server refuses', async () => {
    const problem = {
      code: 'too_many_requests',
      requestId: 'r',
      status: 429,
      title: 't',
      type: 'about:blank',
    };
    respond = answer(429, problem, { 'retry-after': '30' });
    const error = await readData(client().http.GET('/api/companies')).catch((caught) => caught);
    expect(error.message).toBe('Request failed with status code 429');
    expect(error.retryAfterSeconds).toBe(30);
    expect(error.problem.code).toBe('too_many_requests');
  });

  it('has no problem details when another server answered', async () => {
    respond = answer(502, 'Bad gateway');
    await expect(readData(client().http.GET('/api/companies'))).rejects.toMatchObject({
      status: 502,
      problem: null,
    });
  });

  it('is a network error without a server', async () => {
    const { http } = client('http://127.0.0.1:1');
    await expect(readData(http.GET('/api/companies'))).rejects.toEqual(
      new TransportError('Network Error', expect.anything()),
    );
  });

  it('reports an aborted request', async () => {
    respond = () => {};
    const abort = new AbortController();
    const call = readData(client().http.GET('/api/companies', { signal: abort.signal }));
    abort.abort();
    await expect(call).rejects.toThrow('Request aborted');
    server.closeAllConnections();
  });

  it('reports a timeout', async () => {
    respond = () => {};
    const call = readData(client().http.GET('/api/companies', { signal: AbortSignal.timeout(20) }));
    await expect(call).rejects.toThrow('timeout exceeded');
    server.closeAllConnections();
  });
});
