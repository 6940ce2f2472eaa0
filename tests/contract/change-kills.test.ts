import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HotelDetailsAnswer, PartChangeQuote, Trip } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { dayAhead } from './support/flights.ts';
import { detailsBody } from './support/hotels.ts';
import { createKeptData, type KeptData } from './support/kills/kept-data.ts';
import { KillableServer } from './support/kills/killable-server.ts';
import { type Sent, send, sessionOf } from './support/kills/send.ts';
import { historyOf } from './support/kills/trip-histories.ts';
import { HOTELS, orderBody } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

const PASSWORD = 'four quiet mountain huts';
const DYING = 'tests/contract/support/kills/dying-server.ts';
const soon = { timeout: 40_000, interval: 100 };
const FIRST_NIGHT = dayAhead(20);
const OTHER_NIGHT = dayAhead(30);

let data: KeptData;
let me: Member;
let server: KillableServer;
let token: string;

beforeEach(async () => {
  data = await createKeptData({ made: true });
  const passwordHash = await hashPassword(PASSWORD);
  me = await data.ask(async (db) => {
    await db.transaction().execute((writing) => replaceRates(writing, [DEMO_RATES]));
    const companyId = await insertCompany(db, { name: 'Home' });
    return await insertMember(db, { companyId, role: 'traveler', passwordHash });
  });
  await start();
});
afterEach(async () => {
  await server.kill();
  await data.remove();
});

async function start(): Promise<void> {
  server = await KillableServer.spawn(data.settings, DYING);
  await server.ready();
  const body = { email: me.email, password: PASSWORD };
  const session = await send(server.address, { method: 'POST', path: '/api/auth/login', body });
  token = sessionOf(session).token;
}

const post = (sent: Omit<Sent, 'method' | 'token'>) =>
  send(server.address, { method: 'POST', token, ...sent });

/** A room for a night that can be changed. */
async function roomOn(checkIn: string) {
  const body = detailsBody([me.companyUserId], HOTELS.onlyRoom, { checkIn, checkOut: dayAfter(checkIn, 1) });
  const { options } = (await post({ path: '/api/booking/hotel/details', body })).body as HotelDetailsAnswer; // by the contract
  const option = options.find(({ room }) => room.refundable);
  return { kind: 'hotel', offer: option?.offer ?? expect.fail('No room is free') } as const;
}

async function readTrip(id: string): Promise<Trip> {
  return (await send(server.address, { path: `/api/trips/${id}`, token })).body as Trip; // by the contract
}

async function bookedTrip(): Promise<Trip> {
  const body = orderBody(me, '', { parts: [await roomOn(FIRST_NIGHT)] });
  const { body: trip } = await post({ path: '/api/trips', body, idempotencyKey: randomUUID() });
  return await vi.waitFor(async () => {
    const booked = await readTrip((trip as Trip)._id); // by the contract
    expect(booked.status).toBe('complete');
    return booked;
  }, soon);
}

describe('a server that dies', () => {
  test.each([
    ['before it changes a booking', 'change.before'],
    ['when a booking is changed, and before it knows', 'change.after'],
  ])('%s leaves one change, which the next one finishes', { timeout: 240_000 }, async (_, step) => {
    const { _id, parts } = await bookedTrip();
    const partId = parts[0]?._id ?? '';
    const part = await roomOn(OTHER_NIGHT);
    const path = `/api/trips/${_id}/parts/${partId}/change`;
    const quoted = await post({ path: `${path}/quote`, body: { part } });
    expect(quoted.status, JSON.stringify(quoted.body)).toBe(200);
    const { after: price, penalty } = quoted.body as PartChangeQuote; // by the contract
    const change = {
      path,
      body: { part, agreed: { price, penalty }, levels: [] },
      idempotencyKey: randomUUID(),
    };
    await server.dieAt(step);
    const answer = await post(change).catch(() => undefined);
    await server.ended;
    await start();
    if (!answer) await post(change);
    const changed = await vi.waitFor(async () => {
      const trip = await readTrip(_id);
      expect(trip.changes?.map(({ status }) => status)).toEqual(['done']);
      return trip;
    }, soon);
    expect(changed).toMatchObject({
      status: 'complete',
      startsOn: OTHER_NIGHT,
      parts: [{ status: 'confirmed', startsOn: OTHER_NIGHT, price: { asked: price } }],
    });
    expect(historyOf(changed, partId).filter((kind) => kind === 'changed')).toHaveLength(1);
    expect(await server.bookingsOn(FIRST_NIGHT)).toEqual([]);
    expect(await server.bookingsOn(OTHER_NIGHT)).toEqual(['confirmed']);
  });
});
