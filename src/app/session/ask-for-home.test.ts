import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type SessionOutcome, sessionMachine } from '#machines/session/session-machine.ts';
import { isRefreshPending } from '#machines/session/session-selectors.ts';
import { granted, refused, sessionOf } from '#tests/support/charts/session-by-hand.ts';
import { createApi } from '../../api/client.ts';
import { askForHome } from './ask-for-home.ts';

let server: Server;
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => server.close());

/** A session that is answered with this. */
async function start(outcome: SessionOutcome): Promise<void> {
  const refreshSession = fromPromise<SessionOutcome>(() => Promise.resolve(outcome));
  const loadEnums = fromPromise<void, { language: string }>(() => new Promise(() => {}));
  const machine = sessionMachine.provide({ actors: { refreshSession, loadEnums } });
  const session = createActor(machine, { input: { language: 'en' } });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const address = `http://127.0.0.1:${port}`;
  askForHome(session, createApi({ address, onRenewed: () => {}, onExpired: () => {} }));
  session.start();
  await waitFor(session, (snapshot) => !isRefreshPending(snapshot));
  await fetch(`${address}/afterwards`);
}

test('the lists of the home page are asked for as soon as somebody is known who will see it', async () => {
  await start(granted());
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/afterwards', '/api/trips/count', '/api/trips?tripFilter=upcoming&page=1']);
});

test.each([
  ['nobody is signed in', refused],
  ['the password has to be changed first', granted(sessionOf({ needsPasswordChange: true }))],
])('nothing is asked for where %s', async (_, outcome) => {
  await start(outcome);
  expect(asked).toEqual(['/afterwards']);
});
