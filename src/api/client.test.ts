import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SessionAnswer } from '#domain/contract.ts';
import { type ApiOptions, createApi } from './client.ts';
import { ApiError, readData } from './errors.ts';

/** For calls that wait until they are answered. */

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Responder = (request: IncomingMessage, body: string) => Answer | Promise<Answer>;

let server: Server;
let respond: Responder;
let calls: string[];

const sessionWith = (token: string, companyId = 'home', userId = 'anna') =>
  ({ token, companyUser: { user: { _id: userId } }, company: { _id: companyId } }) as SessionAnswer;
const problem = (code: string) => ({ code, requestId: 'r', status: 401, title: 't', type: 'about:blank' });
const refusal: Answer = { status: 401, body: problem('unauthenticated') };

function api(options: Partial<ApiOptions> = {}) {
  const { port } = server.address() as AddressInfo;
  return createApi({
    address: `http://127.0.0.1:${port}`,
    onRenewed: ({ token }) => calls.push(`renewed ${token}`),
    onExpired: () => calls.push('expired'),
    ...options,
  });
}

beforeEach(async () => {
  calls = [];
  server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const body = Buffer.concat(chunks).toString();
    calls.push([request.method, request.url, request.headers.authorization ?? '-', body].join(' ').trim());
    const answer = await respond(request, body);
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

/** A server that accepts only this token, and whose refresh returns it. */
const goodToken =
  (token: string): Responder =>
  ({ url, headers }) => {
    if (url === '/api/auth/refresh') return { status: 200, body: sessionWith(token) };
    return headers.authorization === `Bearer ${token}` ? { status: 200, body: { docs: [] } } : refusal;
  };

describe('a call', () => {
  it('sends the token', async () => {
    respond = goodToken('a');
    const { http, setSession } = api();
    setSession(sessionWith('a'));
    await readData(http.GET('/api/companies'));
    expect(calls).toEqual(['GET /api/companies Bearer a']);
  });

  it('sets the clock by an answer that has the time', async () => {
    const time = '2001-01-01T00:00:00.000Z';
    respond = () => ({ status: 200, body: {}, headers: { 'x-company-time': time } });
    const { http, clock } = api();
    await readData(http.GET('/api/booking/locations'));
    expect(Math.abs(clock.now().getTime() - Date.parse(time))).toBeLessThan(60_000);
  });

  it('sends no token where none is needed', async () => {
    respond = () => ({ status: 200, body: {} });
    const { http, setSession } = api();
    setSession(sessionWith('a'));
    await http.GET('/api/enums/{lang}', { params: { path: { lang: 'en' } } });
    await http.POST('/api/log', { body: { ref: '1', message: 'm' } });
    await http.GET('/api/auth/logout');
    expect(calls.map((call) => call.split(' ')[2])).toEqual(['-', '-', '-']);
  });

  it('takes over an early answer once', async () => {
    respond = goodToken('late');
    const early = Promise.resolve(Response.json(sessionWith('early')));
    const { refresh } = api({ early: { '/api/auth/refresh': early } });
    expect((await refresh())?.token).toBe('early');
    expect((await refresh())?.token).toBe('late');
    expect(calls).toEqual(['GET /api/auth/refresh -']);
  });
});

describe('a 401', () => {
  it('is resolved by one refresh and one retry', async () => {
    respond = goodToken('b');
    const { http, setSession } = api();
    setSession(sessionWith('a'));
    expect(await readData(http.GET('/api/companies'))).toEqual({ docs: [] });
    expect(calls).toEqual([
      'GET /api/companies Bearer a',
      'GET /api/auth/refresh -',
      'renewed b',
      'GET /api/companies Bearer b',
    ]);
  });

  it('sends the body again', async () => {
    respond = goodToken('b');
    const { http, setSession } = api();
    setSession(sessionWith('a'));
    const body = { currentPassword: 'one', newPassword: 'two' };
    const params = { path: { userId: '7' } };
    await readData(http.PUT('/api/users/{userId}/password', { params, body }));
    const sent = calls.filter((call) => call.startsWith('PUT'));
    expect(sent.map((call) => call.split(' ').at(-1))).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  it.each([
    ['in a company that another tab has left', sessionWith('b', 'other', 'anna')],
    ['for the user who has signed in in another tab', sessionWith('b', 'home', 'ben')],
  ])('repeats no change %s', async (_, renewed) => {
    respond = ({ url }) => (url === '/api/auth/refresh' ? { status: 200, body: renewed } : refusal);
    const { http, setSession } = api();
    setSession(sessionWith('a', 'home', 'anna'));
    const body = { currentPassword: 'one', newPassword: 'two' };
    const change = http.PUT('/api/users/{userId}/password', { params: { path: { userId: '7' } }, body });
    await expect(readData(change)).rejects.toMatchObject({ status: 401 });
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(calls).toContain('renewed b');
  });

  it('leads to a single refresh for any number of refused calls', async () => {
    respond = goodToken('b');
    const { http, setSession } = api();
    setSession(sessionWith('a'));
    await Promise.all([1, 2, 3].map(() => readData(http.GET('/api/companies'))));
    expect(calls.filter((call) => call.includes('refresh'))).toHaveLength(1);
    expect(calls.filter((call) => call === 'renewed b')).toHaveLength(1);
    expect(calls.filter((call) => call.endsWith('Bearer b'))).toHaveLength(3);
  });

  it('leaves no unhandled rejection when its call is aborted, which would fail the test run', async () => {
    const caller = new AbortController();
    respond = (request, body) => {
      if (request.url === '/api/auth/refresh') caller.abort();
      return goodToken('b')(request, body);
    };
    const { http, setSession } = api();
    setSession(sessionWith('a'));
    const call = readData(http.GET('/api/companies', { signal: caller.signal }));
    await expect(call).rejects.toThrow('Request aborted');
  });

  it('is retried only once', async () => {
    respond = ({ url }) => (url === '/api/auth/refresh' ? { status: 200, body: sessionWith('b') } : refusal);
    const { http, setSession } = api();
    setSession(sessionWith('a'));
    await expect(readData(http.GET('/api/companies'))).rejects.toMatchObject({ status: 401 });
    expect(calls.filter((call) => call.includes('companies'))).toHaveLength(2);
  });

  it('is passed on when the refresh is refused, and the session is over', async () => {
    respond = ({ url }) =>
      url === '/api/auth/refresh' ? refusal : { status: 401, body: problem('forbidden') };
    const { http, setSession } = api();
    setSession(sessionWith('a'));
    await expect(readData(http.GET('/api/companies'))).rejects.toMatchObject({
      problem: { code: 'forbidden' },
    });
    expect(calls.at(-1)).toBe('expired');
  });

  it('is passed on when there is no session to refresh', async () => {
    respond = ({ url }) => (url === '/api/auth/refresh' ? { status: 204 } : refusal);
    await expect(readData(api().http.GET('/api/companies'))).rejects.toBeInstanceOf(ApiError);
    expect(calls).toHaveLength(2);
  });

  it('of a wrong password is passed on after one retry', async () => {
    respond = goodToken('b');
    const wrong = { email: 'anna@alpenblick.example', password: 'x' };
    await expect(readData(api().http.POST('/api/auth/login', { body: wrong }))).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(calls.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual([
      'POST /api/auth/login',
      'GET /api/auth/refresh',
      'renewed b',
      'POST /api/auth/login',
    ]);
  });

  it('of a wrong password is also passed on when another tab has changed the company', async () => {
    respond = ({ url }) =>
      url === '/api/auth/refresh' ? { status: 200, body: sessionWith('b', 'other') } : refusal;
    const client = api();
    client.setSession(sessionWith('a', 'home'));
    const wrong = { email: 'ben@alpenblick.example', password: 'x' };
    await expect(readData(client.http.POST('/api/auth/login', { body: wrong }))).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(calls.filter((call) => call.startsWith('POST /api/auth/login'))).toHaveLength(2);
  });

  it('is passed on without ending the session when the refresh fails', async () => {
    respond = ({ url }) => (url === '/api/auth/refresh' ? { status: 503 } : refusal);
    const { http, setSession } = api();
    setSession(sessionWith('a'));
    await expect(readData(http.GET('/api/companies'))).rejects.toMatchObject({ status: 401 });
    expect(calls).not.toContain('expired');
  });

  it('does not restore a session after signing out', async () => {
    const client = api();
    respond = ({ url }) => {
      if (url === '/api/auth/logout') return { status: 204 };
      if (url !== '/api/auth/refresh') return refusal;
      client.setSession(null);
      return { status: 200, body: sessionWith('b') };
    };
    client.setSession(sessionWith('a'));
    await expect(readData(client.http.GET('/api/companies'))).rejects.toMatchObject({ status: 401 });
    await readData(client.http.GET('/api/auth/logout'));
    expect(calls.filter((call) => /Bearer b|renewed|expired/.test(call))).toEqual([]);
  });
});
