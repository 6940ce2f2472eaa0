import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Trip, TripPartRequest } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import { addMoney } from '#domain/money.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { testEngine } from '#tests/support/database.ts';
import { dayAhead } from './support/flights.ts';
import { bookingsOn } from './support/kills/bookings-on.ts';
import { createDurableData, type DurableData } from './support/kills/durable-data.ts';
import type { OrderCall } from './support/kills/journal.ts';
import { KillableServer } from './support/kills/killable-server.ts';
import { type CallResult, send, sessionOf } from './support/kills/send.ts';
import { historyOf, ownHistoryOf } from './support/kills/trip-histories.ts';
import { ORDERED_KINDS, orderCall, orderOf } from './support/kills/trip-order.ts';
import { type Fate, workingDay } from './support/practice-offers.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

const PASSWORD = 'four quiet mountain huts';
const DYING = 'tests/contract/support/kills/dying-server.ts';
const soon = { timeout: 40_000, interval: 100 };

interface ServerWithToken {
  server: KillableServer;
  token: string;
}

let data: DurableData;
let me: Member;
/** Each test has a day of its own, on which its trips begin. */
let day = dayAhead(10);
/** Runs until it dies; the next server then processes what it has left unfinished. */
let running: ServerWithToken | undefined;
/** The supplier's bookings that begin on a day. */
const books: Record<string, string[]> = {};

beforeAll(async () => {
  data = await createDurableData({ made: true });
  const passwordHash = await hashPassword(PASSWORD);
  me = await data.ask(async (db) => {
    await db.transaction().execute((writing) => replaceRates(writing, [DEMO_RATES]));
    const companyId = await insertCompany(db, { name: 'Home' });
    return await insertMember(db, { companyId, role: 'traveler', passwordHash });
  });
});
afterAll(async () => {
  await end();
  await data.remove();
});

async function serving(): Promise<ServerWithToken> {
  running ??= await start();
  return running;
}

async function start(): Promise<ServerWithToken> {
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

interface TripSpec {
  kinds: Kinds;
  fate: Fate;
}

async function newOrder({ server, token }: ServerWithToken, { kinds, fate }: TripSpec): Promise<OrderCall> {
  day = workingDay(dayAfter(day, 2));
  const parts = kinds.map((kind) => ({ kind, fate }));
  const order = await orderOf(server.address, { token, member: me }, { parts, day });
  return order ?? expect.fail(`Nothing is to be had on ${day}`);
}

interface OrderResult {
  order: OrderCall;
  /** Undefined when the server died before it answered. */
  answer: CallResult | undefined;
}

const post = ({ server, token }: ServerWithToken, order: OrderCall) =>
  send(server.address, orderCall(order, token));

/** Sends an order to a server that dies while processing it. */
async function sendAndDie(step: string, wanted: TripSpec): Promise<OrderResult> {
  const current = await serving();
  await current.server.dieAt(step);
  const order = await newOrder(current, wanted);
  const answer = await post(current, order).catch(() => undefined);
  await current.server.ended;
  running = undefined;
  return { order, answer };
}

/** The outcome on the next server, when the sender repeats the order until there is an answer. */
async function endsAs(sent: OrderResult, status: Trip['status']): Promise<Trip> {
  const next = await serving();
  const answer = sent.answer ?? (await post(next, sent.order));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return await vi.waitFor(async () => {
    const trip = await readTrip(next, (answer.body as Trip)._id);
    expect(trip.status).toBe(status);
    return trip;
  }, soon);
}

async function readTrip({ server, token }: ServerWithToken, id: string): Promise<Trip> {
  return (await send(server.address, { path: `/api/trips/${id}`, token })).body as Trip; // by the contract
}

/** The supplier's bookings on the day of the order, as the next server finds them. */
async function bookingsOf(): Promise<string[]> {
  const { server } = await serving();
  const bookings = await server.bookingsOn(day);
  books[day] = bookings;
  return bookings;
}

const timeout = 120_000;
type Kinds = readonly TripPartRequest['kind'][];
type Row = [when: string, name: string, step: string, kinds: Kinds];

/**
 * `npm run kills` runs every step with trips of every kind. Otherwise the two engines share the steps, which
 * alternate between the kinds, because each test needs a server start.
 */
function steps(turn: number, ...all: [when: string, step: string][]): Row[] {
  const rows = all.map(([when, step]) =>
    ORDERED_KINDS.map(([name, kinds]): Row => [when, name, step, kinds]),
  );
  if (process.env.ROUNDS !== undefined) return rows.flat();
  const place = testEngine() === 'pglite' ? '.after' : '.before';
  const ofEngine = rows.filter(([row]) => row?.[2].endsWith(place));
  return ofEngine.flatMap((row, index) =>
    row.filter((_, kind) => kind === (turn + index) % ORDERED_KINDS.length),
  );
}

describe('a server that dies', () => {
  test.each(
    steps(
      3,
      ['before it holds something', 'hold.before'],
      ['when something is held, and before it knows', 'hold.after'],
      ['when the trip is stored, and before it books', 'confirm.before'],
      ['when something is booked, and before it knows', 'confirm.after'],
    ),
  )('%s leaves one booking %s, which the next one finishes', { timeout }, async (_, _name, step, kinds) => {
    const sent = await sendAndDie(step, { kinds, fate: 'good' });
    expect(sent.answer?.status).toBe(step.startsWith('hold') ? undefined : 201);
    const trip = await endsAs(sent, 'complete');
    expect(trip.parts.map(({ kind, status }) => [kind, status])).toEqual(
      kinds.map((kind) => [kind, 'confirmed']),
    );
    for (const { _id } of trip.parts) expect(historyOf(trip, _id)).toEqual(['confirming', 'confirmed']);
    expect(ownHistoryOf(trip)).toEqual(['requested', 'completed']);
    expect(await bookingsOf()).toEqual(kinds.map(() => 'confirmed'));
  });

  test.each(
    steps(
      2,
      ['before it looks up a lost answer', 'lookUp.before'],
      ['when it has looked up a lost answer', 'lookUp.after'],
    ),
  )('%s %s leaves it to the next one', { timeout }, async (_, _name, step, kinds) => {
    const trip = await endsAs(await sendAndDie(step, { kinds, fate: 'lostLetter' }), 'complete');
    for (const { _id } of trip.parts)
      expect(historyOf(trip, _id)).toEqual(['confirming', 'answerLost', 'found']);
    expect(await bookingsOf()).toEqual(kinds.map(() => 'confirmed'));
  });

  test.each(
    steps(
      3,
      ['before it gives back what it could not book', 'cancel.before'],
      ['when that was given back', 'cancel.after'],
    ),
  )('%s %s holds nothing for long', { timeout }, async (_, _name, step, kinds) => {
    const sent = await sendAndDie(step, { kinds, fate: 'closedDesk' });
    const trip = await endsAs(sent, 'cancelled');
    const parts = kinds.map((kind) => ({ kind, status: 'failed', failure: 'declined' }));
    expect(trip).toMatchObject({ end: 'failed', parts });
    await vi.waitFor(async () => {
      const { parts } = await readTrip(await serving(), trip._id);
      expect(parts.filter((part) => 'heldUntil' in part)).toEqual([]);
    }, soon);
    expect(await bookingsOf()).toEqual(kinds.map(() => 'cancelled'));
  });

  test.each(
    steps(
      1,
      ['before it cancels what a user wants to be cancelled', 'cancel.before'],
      ['when that is cancelled, and before it knows', 'cancel.after'],
    ),
  )('%s %s leaves that to the next one', { timeout }, async (_, _name, step, kinds) => {
    const current = await serving();
    const order = await newOrder(current, { kinds, fate: 'good' });
    const sent = { order, answer: await post(current, order) };
    const { _id } = await endsAs(sent, 'complete');
    await current.server.dieAt(step);
    const asked = { path: `/api/trips/${_id}/cancel`, body: { reason: 'The meeting was moved' } };
    const { token } = current;
    const answer = await send(current.server.address, { method: 'POST', token, ...asked });
    const cancelling = kinds.map(() => ({ status: 'cancelling' }));
    expect(answer).toMatchObject({ status: 200, body: { status: 'complete', parts: cancelling } });
    await current.server.ended;
    running = undefined;
    const trip = await endsAs(sent, 'cancelled');
    for (const { status, price, refund, penalty, ...part } of trip.parts) {
      const settled = addMoney(refund ?? price.asked, penalty ?? price.asked);
      expect([status, settled]).toEqual(['cancelled', price.asked]);
      expect(historyOf(trip, part._id).slice(-2)).toEqual(['cancellationRequested', 'partCancelled']);
    }
    expect(ownHistoryOf(trip).at(-1)).toBe('cancelled');
    expect(await bookingsOf()).toEqual(kinds.map(() => 'cancelled'));
  });

  test('whose order is never sent again has bought nothing, and holds nothing', { timeout }, async () => {
    await sendAndDie('hold.after', { kinds: ['car'], fate: 'good' });
    expect(await bookingsOf()).toEqual(['held']);
    await end();
    await data.ask(async (db) => {
      expect(await db.selectFrom('trips').select('id').where('status', '=', 'approved').execute()).toEqual(
        [],
      );
      // The state in the servers' memory is lost, only stored data remains.
      for (const [begin, bookings] of Object.entries(books))
        expect(await bookingsOn(db, begin)).toEqual(bookings);
      // As if the five minutes of the sender were over.
      await db.updateTable('order_holds').set({ release_at: new Date() }).execute();
    });
    await vi.waitFor(async () => expect(await bookingsOf()).toEqual(['cancelled']), soon);
  });
});
