import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { Nginx } from '#tests/support/nginx.ts';
import { stayBody } from './support/hotels.ts';
import { createDurableData, type DurableData } from './support/kills/durable-data.ts';
import { KillableServer } from './support/kills/killable-server.ts';
import { type CallOptions, send, sessionOf } from './support/kills/send.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

// Two servers start twice, and the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const PASSWORD = 'four quiet mountain huts';
const CALLERS = 6;
const PAUSE_MS = 20;

let data: DurableData;
let me: Member;
let nginx: Nginx | undefined;
const servers: KillableServer[] = [];

beforeAll(async () => {
  data = await createDurableData();
  const passwordHash = await hashPassword(PASSWORD);
  me = await data.ask(async (db) => {
    const companyId = await insertCompany(db, { name: 'Home' });
    return await insertMember(db, { companyId, role: 'traveler', passwordHash });
  });
});
afterAll(async () => {
  await nginx?.stop();
  for (const server of servers) await server.kill();
  await data.remove();
});

async function start(port = '0'): Promise<KillableServer> {
  const server = await KillableServer.spawn({ ...data.settings, PORT: port, DRAIN_SECONDS: '4' });
  servers.push(server);
  await server.ready();
  return server;
}

/** Calls in a loop until the signal; answers how many were made, and what failed. */
async function callUntil(signal: AbortSignal, address: URL, call: CallOptions) {
  const failed: unknown[] = [];
  let made = 0;
  while (!signal.aborted) {
    made += 1;
    const status = await send(address, call).then((answer) => answer.status, String);
    if (status !== 200) failed.push([call.path, status]);
    await setTimeout(PAUSE_MS);
  }
  return { made, failed };
}

test('two processes behind nginx are restarted in turn, and no request fails', async () => {
  const [first, second] = [await start(), await start()];
  nginx = await Nginx.before(first.address, second.address);
  const { url } = nginx;
  const body = { email: me.email, password: PASSWORD };
  const { token } = sessionOf(await send(url, { method: 'POST', path: '/api/auth/login', body }));
  const search = { method: 'POST' as const, path: '/api/booking/hotel/search', token };
  const calls: CallOptions[] = [
    ...Array.from({ length: CALLERS }, () => ({ path: '/api/trips', token })),
    { ...search, body: stayBody([me.companyUserId]) },
  ];

  const restarted = new AbortController();
  const calling = calls.map((call) => callUntil(restarted.signal, url, call));
  for (const server of [first, second]) {
    expect(await server.terminate()).toBe(0);
    await start(server.address.port);
  }
  restarted.abort();
  const results = await Promise.all(calling);
  expect(results.flatMap(({ failed }) => failed)).toEqual([]);
  expect(Math.min(...results.map(({ made }) => made))).toBeGreaterThan(10);
});
