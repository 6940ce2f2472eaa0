import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HotelDetailsAnswer } from '#domain/contract.ts';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { dayAhead } from './support/flights.ts';
import { detailsBody, stayBody } from './support/hotels.ts';
import { createDurableData, type DurableData } from './support/kills/durable-data.ts';
import { KillableServer } from './support/kills/killable-server.ts';
import { send, sessionOf } from './support/kills/send.ts';
import { orderCall, tripIdOf } from './support/kills/trip-order.ts';
import { HOTELS, orderBody } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

// The server starts twice, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const PASSWORD = 'four quiet mountain huts';
const ORDERS = 6;
const SEARCHES = 2;

let data: DurableData;
let me: Member;
let server: KillableServer | undefined;

beforeAll(async () => {
  data = await createDurableData({ made: true });
  const passwordHash = await hashPassword(PASSWORD);
  me = await data.ask(async (db) => {
    const companyId = await insertCompany(db, { name: 'Home' });
    return await insertMember(db, { companyId, role: 'traveler', passwordHash });
  });
});
afterAll(async () => {
  await server?.kill();
  await data.remove();
});

async function start() {
  const started = await KillableServer.spawn(data.settings);
  server = started;
  await started.ready();
  const body = { email: me.email, password: PASSWORD };
  const { token } = sessionOf(await send(started.address, { method: 'POST', path: '/api/auth/login', body }));
  return { server: started, token };
}

async function newOrder(address: URL, token: string, night: number) {
  const stay = { checkIn: dayAhead(night), checkOut: dayAhead(night + 1) };
  const body = detailsBody([me.companyUserId], HOTELS.onlyRoom, stay);
  const details = await send(address, { method: 'POST', path: '/api/booking/hotel/details', token, body });
  const [option] = (details.body as HotelDetailsAnswer).options; // the contract says so of status 200
  return { key: randomUUID(), body: orderBody(me, option?.offer ?? expect.fail('No room is free')) };
}

test('running orders and searches at a SIGTERM are all answered, and stored', async () => {
  const first = await start();
  const { address } = first.server;
  const orders = [];
  for (let night = 1; night <= ORDERS; night += 1) {
    orders.push(await newOrder(address, first.token, night * 2));
  }
  // A connection that is still being opened at SIGTERM is refused, as expected.
  const connect = () => send(address, { path: '/healthz' });
  await Promise.all(Array.from({ length: ORDERS + SEARCHES }, connect));
  const search = { method: 'POST' as const, token: first.token, body: stayBody([me.companyUserId]) };

  const ordered = orders.map((order) => send(address, orderCall(order, first.token)));
  const found = Array.from({ length: SEARCHES }, () =>
    send(address, { ...search, path: '/api/booking/hotel/search' }),
  );
  // All have been received by the time that one has been answered.
  await Promise.race([...ordered, ...found]);
  expect(await first.server.terminate()).toBe(0);

  const trips = await Promise.all(ordered);
  expect(trips.map(({ status }) => status)).toEqual(Array(ORDERS).fill(201));
  expect((await Promise.all(found)).map(({ status }) => status)).toEqual(Array(SEARCHES).fill(200));

  const second = await start();
  for (const trip of trips) {
    const path = `/api/trips/${tripIdOf(trip)}`;
    expect((await send(second.server.address, { path, token: second.token })).status).toBe(200);
  }
});
