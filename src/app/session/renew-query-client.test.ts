import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Session, type SessionOutcome, sessionMachine } from '#machines/session/session-machine.ts';
import { createApi } from '../../api/client.ts';
import { createEnumStore } from '../../api/enum-store.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { createAppRouter } from '../router.ts';
import { renewQueryClient } from './renew-query-client.ts';

const buildSession = (person: string, company: string): Session => ({
  companyUser: {
    _id: `${person} in ${company}`,
    company,
    role: 'traveler',
    active: true,
    user: {
      _id: person,
      email: 'a@b.example',
      firstName: 'Anna',
      lastName: 'Keller',
      needsPasswordChange: false,
      companyUsers: [],
    },
  },
  company: { _id: company, name: 'Co', language: 'en', currency: 'CHF', measurementUnits: 'metric' },
});

// The router looks for it.
beforeAll(() => vi.stubGlobal('window', {}));
afterAll(() => vi.unstubAllGlobals());

const KEY = ['user', 'anna'];

/** The application of a person who is signed in and has loaded something. */
async function signedIn() {
  const machine = sessionMachine.provide({
    actors: {
      refreshSession: fromPromise<SessionOutcome>(() =>
        Promise.resolve({ type: 'granted', session: buildSession('anna', 'co') }),
      ),
      loadEnums: fromPromise<void, { language: string }>(() => Promise.resolve()),
      signOut: fromPromise<void>(() => Promise.resolve()),
    },
  });
  const session = createActor(machine, { input: { language: 'en' } });
  const api = createApi({ address: '', onRenewed: () => {}, onExpired: () => {} });
  const config = { appName: 'Zugvogel', contactEmail: 'contact@zugvogel.example' };
  const context = { api, config, enums: createEnumStore(api), queryClient: createQueryClient(), session };
  const router = createAppRouter(context, createMemoryHistory());
  renewQueryClient(router, session);
  session.start();
  await settled();
  const ofAnna = router.options.context.queryClient;
  const load = () => ofAnna.fetchQuery({ queryKey: KEY, queryFn: () => 'passport of Anna', gcTime: 60_000 });
  await load();
  return { session, load, dataNow: () => router.options.context.queryClient.getQueryData(KEY) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("never shows a person's data to another person, not even a late answer", async () => {
  const { session, load, dataNow } = await signedIn();
  session.send({ type: 'session.renewed', session: buildSession('ben', 'co') });
  expect(dataNow()).toBeUndefined();
  await load();
  expect(dataNow()).toBeUndefined();
});

it('removes the data of a person who has signed out', async () => {
  const { session, load, dataNow } = await signedIn();
  session.send({ type: 'signOut.request' });
  await settled();
  expect(dataNow()).toBeUndefined();
  await load();
  session.send({ type: 'credentials.submit', email: 'a@b.example', password: 'secret' });
  expect(dataNow()).toBeUndefined();
});

it('belongs to the person in each of their companies', async () => {
  const { session, dataNow } = await signedIn();
  session.send({ type: 'session.renewed', session: buildSession('anna', 'other') });
  expect(dataNow()).toBe('passport of Anna');
});
