import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { HotelDetailsAnswer, Trip, TripRequest } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { testEngine } from '#tests/support/database.ts';
import { dayAhead } from './support/flights.ts';
import { detailsBody } from './support/hotels.ts';
import { bookingsOn } from './support/kills/bookings-on.ts';
import { createKeptData, type KeptData } from './support/kills/kept-data.ts';
import { KillableServer } from './support/kills/killable-server.ts';
import { type Received, send, sessionOf } from './support/kills/send.ts';
import { HOTELS, orderBody } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

const PASSWORD = 'four quiet mountain huts';
const DYING = 'tests/contract/support/kills/dying-server.ts';
const soon = { timeout: 40_000, interval: 100 };

interface Running {
  server: KillableServer;
  token: string;
}

let data: KeptData;
let me: Member;
let night = 10;
/** Until it dies; then the next one sees to what it has left behind. */
let running: Running | undefined;
/** What the supplier has for the stay that begins on a day. */
const books: Record<string, string[]> = {};

beforeAll(async () => {
  data = await createKeptData({ made: true });
  const passwordHash = await hashPassword(PASSWORD);
  me = await data.ask(async (db) => {
    const companyId = await insertCompany(db, { name: 'Home' });
    return await insertMember(db, { companyId, role: 'traveler', passwordHash });
  });
});
afterAll(async () => {
  await end();
  await data.remove();
});

async function serving(): Promise<Running> {
  running ??= await start();
  return running;
}

async function start(): Promise<Running> {
  const server = await KillableServer.spawn(data.settings, DYING);
  try {
    await server.ready();
    const body = { email: me.email, password: PASSWORD };
    const { token } = sessionOf(
      await send(server.address, { method: 'POST', path: '/api/auth/login', body }),
    );
    return { server, token };
  } catch (fault) {
    await server.kill();
    throw fault;
  }
}

async function end(): Promise<void> {
  await running?.server.kill();
  running = undefined;
}

async function orderAt({ server, token }: Running, hotel: string): Promise<TripRequest> {
  night += 2;
  const stay = { checkIn: dayAhead(night), checkOut: dayAhead(night + 1) };
  const asked = { path: '/api/booking/hotel/details', body: detailsBody([me.companyUserId], hotel, stay) };
  const { body } = await send(server.address, { method: 'POST', token, ...asked });
  const [option] = (body as HotelDetailsAnswer).options; // the contract says so of status 200
  return orderBody(me, option?.offer ?? expect.fail('No room is free'));
}

interface Sent {
  order: TripRequest;
  key: string;
  /** Undefined when the server died before it answered. */
  answer: Received | undefined;
}

const post = ({ server, token }: Running, { order: body, key }: Pick<Sent, 'order' | 'key'>) =>
  send(server.address, { method: 'POST', path: '/api/trips', token, body, idempotencyKey: key });

/** Sends an order to a server that dies of it. */
async function sendAndDie(step: string, hotel: string): Promise<Sent> {
  const current = await serving();
  await current.server.dieAt(step);
  const sent = { order: await orderAt(current, hotel), key: randomUUID() };
  const answer = await post(current, sent).catch(() => undefined);
  await current.server.ended;
  running = undefined;
  return { ...sent, answer };
}

/** What the next server makes of it, when the sender asks again as long as there was no answer. */
async function endsAs(sent: Sent, status: Trip['status']): Promise<Trip> {
  const next = await serving();
  const answer = sent.answer ?? (await post(next, sent));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return await vi.waitFor(async () => {
    const trip = await readTrip(next, (answer.body as Trip)._id);
    expect(trip.status).toBe(status);
    return trip;
  }, soon);
}

async function readTrip({ server, token }: Running, id: string): Promise<Trip> {
  return (await send(server.address, { path: `/api/trips/${id}`, token })).body as Trip; // by the contract
}

/** What the supplier has for the night of the order, as the next server finds it. */
async function bookingsOf(): Promise<string[]> {
  const { server } = await serving();
  const day = dayAhead(night);
  books[day] = await server.bookingsOn(day);
  return books[day];
}

const timeout = 120_000;

/** Every step in a run of `npm run kills`; otherwise the two engines share them, as each takes a start of a server. */
function steps(...all: [when: string, step: string][]): [when: string, step: string][] {
  const place = testEngine() === 'pglite' ? '.after' : '.before';
  return process.env.ROUNDS === undefined ? all.filter(([, step]) => step.endsWith(place)) : all;
}

describe('a server that dies', () => {
  test.each(
    steps(
      ['before it holds a room', 'hold.before'],
      ['when the room is held, and before it knows', 'hold.after'],
      ['when the trip is stored, and before it books', 'confirm.before'],
      ['when the room is booked, and before it knows', 'confirm.after'],
    ),
  )('%s leaves one booking, which the next one finishes', { timeout }, async (_, step) => {
    const sent = await sendAndDie(step, HOTELS.onlyRoom);
    expect(sent.answer?.status).toBe(step.startsWith('hold') ? undefined : 201);
    const trip = await endsAs(sent, 'complete');
    expect(trip.parts).toMatchObject([{ status: 'confirmed' }]);
    expect(trip.events.map(({ kind }) => kind)).toEqual([
      'requested',
      'confirming',
      'confirmed',
      'completed',
    ]);
    expect(await bookingsOf()).toEqual(['confirmed']);
  });

  test.each(
    steps(
      ['before it looks up a lost answer', 'lookUp.before'],
      ['when it has looked up a lost answer', 'lookUp.after'],
    ),
  )('%s leaves it to the next one', { timeout }, async (_, step) => {
    const trip = await endsAs(await sendAndDie(step, HOTELS.lostLetter), 'complete');
    expect(trip.events.map(({ kind }) => kind)).toEqual([
      ...['requested', 'confirming', 'answerLost', 'found', 'completed'],
    ]);
    expect(await bookingsOf()).toEqual(['confirmed']);
  });

  test.each(
    steps(
      ['before it gives back what it could not book', 'cancel.before'],
      ['when that was given back', 'cancel.after'],
    ),
  )('%s holds nothing for long', { timeout }, async (_, step) => {
    const sent = await sendAndDie(step, HOTELS.closedDesk);
    const trip = await endsAs(sent, 'cancelled');
    expect(trip).toMatchObject({ end: 'failed', parts: [{ status: 'failed', failure: 'declined' }] });
    await vi.waitFor(async () => {
      const { parts } = await readTrip(await serving(), trip._id);
      expect(parts[0]).not.toHaveProperty('heldUntil');
    }, soon);
    expect(await bookingsOf()).toEqual(['cancelled']);
  });

  test.each(
    steps(
      ['before it cancels what somebody wants to be cancelled', 'cancel.before'],
      ['when that is cancelled, and before it knows', 'cancel.after'],
    ),
  )('%s leaves that to the next one', { timeout }, async (_, step) => {
    const current = await serving();
    const order = { order: await orderAt(current, HOTELS.onlyRoom), key: randomUUID() };
    const sent = { ...order, answer: await post(current, order) };
    const { _id } = await endsAs(sent, 'complete');
    await current.server.dieAt(step);
    const asked = { path: `/api/trips/${_id}/cancel`, body: { reason: 'The meeting was moved' } };
    const { token } = current;
    expect(await send(current.server.address, { method: 'POST', token, ...asked })).toMatchObject({
      ...{ status: 200, body: { status: 'complete', parts: [{ status: 'cancelling' }] } },
    });
    await current.server.ended;
    running = undefined;
    const trip = await endsAs(sent, 'cancelled');
    const [{ status, price, refund, penalty } = expect.fail('There is no part')] = trip.parts;
    expect([status, addMoney(refund ?? price.asked, penalty ?? price.asked)]).toEqual([
      'cancelled',
      price.asked,
    ]);
    expect(trip.events.slice(-3).map(({ kind }) => kind)).toEqual([
      'cancellationRequested',
      'partCancelled',
      'cancelled',
    ]);
    expect(await bookingsOf()).toEqual(['cancelled']);
  });

  test('and whose order is never sent again has bought nothing, and holds nothing for long', {
    timeout,
  }, async () => {
    await sendAndDie('hold.after', HOTELS.onlyRoom);
    expect(await bookingsOf()).toEqual(['held']);
    await end();
    await data.ask(async (db) => {
      expect(await db.selectFrom('trips').select('id').where('status', '=', 'approved').execute()).toEqual(
        [],
      );
      // What servers knew while they ran is what they have left.
      for (const [day, bookings] of Object.entries(books))
        expect(await bookingsOn(db, day)).toEqual(bookings);
      // As if the five minutes that its sender has were over.
      await db.updateTable('order_holds').set({ release_at: new Date() }).execute();
    });
    await vi.waitFor(async () => expect(await bookingsOf()).toEqual(['cancelled']), soon);
  });
});
