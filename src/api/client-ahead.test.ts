import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SessionAnswer } from '#domain/contract.ts';
import { type Api, createApi } from './client.ts';
import { ApiError, dataOf } from './errors.ts';

const WANTED = { params: { query: { searchString: 'alp' } } };

let server: Server;
let status: number;
let held: Promise<void>;
let calls: string[];

beforeEach(async () => {
  status = 200;
  held = Promise.resolve();
  calls = [];
  server = createServer(async ({ method, url }, response) => {
    const place = calls.push(`${method} ${url}`);
    await held;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ place }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

const sessionOf = (userId: string, companyId: string) =>
  ({ token: 't', companyUser: { user: { _id: userId } }, company: { _id: companyId } }) as SessionAnswer;

function clientOfAnna(): Api {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const api = createApi({
    address: `http://127.0.0.1:${port}`,
    onRenewed: () => {},
    onExpired: () => {},
  });
  api.keepSession(sessionOf('anna', 'home'));
  return api;
}

const companies = ({ http }: Api) => dataOf(http.GET('/api/companies', WANTED));

it('what was asked for ahead is there for the first who asks for the same', async () => {
  const api = clientOfAnna();
  await api.ahead.GET('/api/companies', WANTED);
  expect(await companies(api)).toEqual({ place: 1 });
  expect(await companies(api)).toEqual({ place: 2 });
});

it('whoever asks while it is still on its way waits for it', async () => {
  const { promise, resolve: letPass } = Promise.withResolvers<void>();
  held = promise;
  const api = clientOfAnna();
  const ahead = dataOf(api.ahead.GET('/api/companies', WANTED));
  const wanted = companies(api);
  letPass();
  expect(await wanted).toEqual({ place: 1 });
  expect(await ahead).toEqual({ place: 1 });
  expect(calls).toHaveLength(1);
});

it('it is not for who asks for anything else', async () => {
  const api = clientOfAnna();
  await api.ahead.GET('/api/companies', WANTED);
  const others = [
    api.http.GET('/api/companies'),
    api.send(new Request(`${api.address}/api/companies?searchString=alp`, { method: 'POST' })),
  ];
  await Promise.all(others);
  expect(calls).toHaveLength(3);
  expect(await companies(api)).toEqual({ place: 1 });
});

it.each([
  ['in another company', sessionOf('anna', 'elsewhere')],
  ['of somebody else', sessionOf('berta', 'home')],
  ['of nobody', null],
])('it is not for the session %s', async (_, session) => {
  const api = clientOfAnna();
  await api.ahead.GET('/api/companies', WANTED);
  api.keepSession(session);
  expect(await companies(api)).toEqual({ place: 2 });
});

it('its failure is met by whoever takes it over, who may ask again', async () => {
  status = 503;
  const api = clientOfAnna();
  await api.ahead.GET('/api/companies', WANTED);
  await expect(companies(api)).rejects.toThrow(ApiError);
  status = 200;
  expect(await companies(api)).toEqual({ place: 2 });
});
