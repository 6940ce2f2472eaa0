import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { type Api, createApi } from '../api/client.ts';
import { createEnumStore } from '../api/enum-store.ts';
import { openOtherTabs } from './other-tabs.ts';
import { createSessionActor, type SessionActor } from './session-actor.ts';

type Answers = Record<string, { status: number; body?: unknown; headers?: Record<string, string> }>;

const CREDENTIALS = { type: 'credentials.submit', email: 'a@b.example', password: 'x' } as const;
const COMPANY = '/api/auth/companies/logistik';

let server: Server;
let answers: Answers;
let entered: number;
let api: Api;
/** The tokens of the calls so far. */
let authorizations: (string | undefined)[];
/** A pending answer. */
let hold: { path: string; asked: () => void; until: Promise<void> } | undefined;

const session = (company: string) => ({
  token: `token of ${company}`,
  companyUser: {
    _id: 'cu',
    company,
    role: 'traveler',
    user: { needsPasswordChange: false, companyUsers: [] },
  },
  company: { _id: company, name: company },
});

function open(): SessionActor {
  const { port } = server.address() as AddressInfo;
  const ignore = () => {};
  api = createApi({ address: `http://127.0.0.1:${port}`, onRenewed: ignore, onExpired: ignore });
  const enterCompany = () => {
    entered += 1;
  };
  const ports = { api, enums: createEnumStore(api), otherTabs: openOtherTabs(), enterCompany };
  const actor = createSessionActor(ports, 'en');
  actor.start();
  return actor;
}

const reaches = (actor: SessionActor, identity: object | string) =>
  // The names of the states are the chart's own.
  waitFor(actor, (snapshot) => snapshot.matches({ identity } as never), { timeout: 2000 });

beforeEach(async () => {
  entered = 0;
  authorizations = [];
  hold = undefined;
  answers = {
    '/api/auth/refresh': { status: 204 },
    '/api/enums/en': { status: 200, body: { data: {} } },
    '/api/auth/login': { status: 200, body: session('engineering') },
    '/api/auth/logout': { status: 204 },
    [COMPANY]: { status: 200, body: session('logistik') },
  };
  server = createServer(async (request, response) => {
    authorizations.push(request.headers.authorization);
    if (hold && hold.path === request.url) {
      hold.asked();
      await hold.until;
    }
    const answer = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

async function signedIn(): Promise<SessionActor> {
  const actor = open();
  await reaches(actor, 'unauthenticated');
  actor.send(CREDENTIALS);
  await reaches(actor, { authenticated: { active: 'resting' } });
  return actor;
}

it('continues the session that the server knows', async () => {
  answers['/api/auth/refresh'] = { status: 200, body: session('engineering') };
  const snapshot = await reaches(open(), { authenticated: { active: 'resting' } });
  expect(snapshot.context.session).toEqual({
    companyUser: session('engineering').companyUser,
    company: session('engineering').company,
  });
});

it.each([
  [401, 'rejected'],
  [422, 'rejected'],
  [429, 'throttled'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('takes a %i at sign-in for %s', async (status, state) => {
  answers['/api/auth/login'] = { status, headers: { 'retry-after': '42' } };
  const actor = open();
  await reaches(actor, 'unauthenticated');
  actor.send(CREDENTIALS);
  const snapshot = await reaches(actor, { unauthenticated: state });
  expect(snapshot.context.retryAfterSeconds).toBe(status === 429 ? 42 : null);
});

it('enters the chosen company', async () => {
  const actor = await signedIn();
  actor.send({ type: 'company.choose', companyId: 'logistik' });
  await waitFor(actor, ({ context }) => context.session?.company._id === 'logistik', { timeout: 2000 });
  expect(entered).toBe(1);
});

it.each([
  [403, 'refused'],
  [404, 'refused'],
  [500, 'unreachable'],
])('takes a %i at another company for %s', async (status, state) => {
  const actor = await signedIn();
  answers[COMPANY] = { status };
  actor.send({ type: 'company.choose', companyId: 'logistik' });
  await reaches(actor, { authenticated: { active: state } });
  expect(entered).toBe(0);
});

it.each([
  ['a sign-in', CREDENTIALS, '/api/auth/login', 'signOut.request'],
  ['another company', { type: 'company.choose', companyId: 'logistik' }, COMPANY, 'session.expired'],
] as const)('takes no answer to %s once it is not waited for', async (_, wish, path, end) => {
  const actor = path === COMPANY ? await signedIn() : open();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('starting'));
  const answer = Promise.withResolvers<void>();
  const request = Promise.withResolvers<void>();
  hold = { path, asked: request.resolve, until: answer.promise };
  actor.send(wish);
  await request.promise;
  actor.send({ type: end });
  await reaches(actor, 'unauthenticated');
  answer.resolve();
  // When the first of these is answered, the late answer has arrived as well.
  for (let call = 0; call < 2; call += 1) await api.http.GET('/api/companies');
  expect(authorizations.at(-1)).toBeUndefined();
});

it('reports a failed sign-out', async () => {
  const actor = await signedIn();
  answers['/api/auth/logout'] = { status: 503 };
  actor.send({ type: 'signOut.request' });
  await reaches(actor, 'signOutFailed');
});

it('ends in all tabs at once', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()];
  here.send({ type: 'signOut.request' });
  await reaches(elsewhere, { unauthenticated: 'resting' });
  expect(elsewhere.getSnapshot().context.session).toBeNull();
});
