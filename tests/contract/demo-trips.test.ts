import { beforeAll, describe, expect, test } from 'vitest';
import type {
  CancellationQuote,
  SessionAnswer,
  Trip,
  TripCounts,
  TripFilter,
  TripList,
} from '#domain/contract.ts';
import { type PartStatus, TRIP_STATUSES } from '#domain/trip-status.ts';
import { DEMO_PASSWORD } from '#server/db/demo/accounts.ts';
import { loadDemo } from '#server/db/demo/load-demo.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { call } from './support/call.ts';
import { sharedApp } from './support/shared-app.ts';
import { placesIn } from './support/trips.ts';

/** The supplier's status for each status of a part. */
const SUPPLIERS_STATUS = { confirmed: 'confirmed', confirming: 'held', held: 'held', cancelled: 'cancelled' };

const FILTERS: readonly TripFilter[] = ['current', 'upcoming', 'past', 'cancelled', 'waitingApproval'];

const TRIPS_OF_LAST_YEAR = 54;

const opened = sharedApp();

beforeAll(async () => {
  await loadDemo(opened.deps);
});

async function signIn(email: string): Promise<SessionAnswer> {
  const body = { email, password: DEMO_PASSWORD };
  return (await call(opened.app, { method: 'POST', url: '/api/auth/login', body })).body as SessionAnswer;
}

/** The trips of the signed-in user, by their ids. */
async function allTrips(token: string): Promise<Map<string, Trip>> {
  const trips = new Map<string, Trip>();
  for (let page = 1; ; page += 1) {
    const list = (await call(opened.app, { url: `/api/trips?page=${page}`, token })).body as TripList;
    for (const { _id } of list.docs) {
      trips.set(_id, (await call(opened.app, { url: `/api/trips/${_id}`, token })).body as Trip);
    }
    if (page >= list.totalPages) return trips;
  }
}

describe('the trips of the demo company', () => {
  test('has trips for every filter of its traveler, and in every status', async () => {
    const { token } = await signIn('traveler@alpenblick.example');
    const counts = (await call(opened.app, { url: '/api/trips/count', token })).body as TripCounts;
    expect(Math.min(...FILTERS.map((filter) => counts[filter]))).toBeGreaterThan(0);
    const rows = await opened.db.selectFrom('trips').select('status').execute();
    expect(rows).toHaveLength(71 + TRIPS_OF_LAST_YEAR);
    expect(new Set(rows.map(({ status }) => status)).size).toBe(TRIP_STATUSES.length);
  });

  test.each(['hotel', 'car', 'flight'] as const)(
    'has a %s for every filter of its traveler',
    async (kind) => {
      const { token } = await signIn('traveler@alpenblick.example');
      const trips = await allTrips(token);
      for (const filter of FILTERS) {
        const { docs } = (await call(opened.app, { url: `/api/trips?tripFilter=${filter}`, token }))
          .body as TripList;
        const kinds = docs.flatMap(({ _id }) => trips.get(_id)?.parts.map((part) => part.kind) ?? []);
        expect(kinds, filter).toContain(kind);
      }
    },
  );

  test.each(['flight', 'car'] as const)('has a %s in every status of a trip', async (kind) => {
    const rows = await opened.db
      .selectFrom('trips as t')
      .innerJoin('trip_parts as p', 'p.trip_id', 't.id')
      .select('t.status')
      .where('p.kind', '=', kind)
      .execute();
    expect(new Set(rows.map(({ status }) => status)).size).toBe(TRIP_STATUSES.length);
  });

  test('has trips of a flight, a stay and a car, with passengers', async () => {
    const { token } = await signIn('traveler@alpenblick.example');
    const trips = [...(await allTrips(token)).values()];
    const whole = trips.find(({ parts }) => parts.length === 3);
    expect(whole?.parts.map(({ kind }) => kind)).toEqual(['flight', 'hotel', 'car']);
    for (const part of trips.flatMap(({ parts }) => parts)) {
      if (part.kind === 'flight') expect(part.passengers).toMatchObject([{ firstName: 'Anna' }]);
    }
  });

  test('has spend in each of the last twelve months', async () => {
    const rows = await opened.db
      .selectFrom('trips')
      .select(['starts_on as day', 'total_amount as amount'])
      .where('status', '=', 'complete')
      .where('total_currency', '=', 'CHF')
      .execute();
    const now = opened.deps.clock.now();
    const inMonth = (year: number, month: number) => {
      const start = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
      return rows.filter(({ day }) => day.startsWith(start)).reduce((sum, { amount }) => sum + amount, 0);
    };
    const year = now.getUTCFullYear();
    for (let ago = 1; ago <= 12; ago += 1) {
      expect(inMonth(year, now.getUTCMonth() - ago), `${ago} months ago`).toBeGreaterThan(0);
    }
  });

  test('has a trip of which a part failed, and one that was sent back', async () => {
    const { token } = await signIn('admin@alpenblick.example');
    const trips = [...(await allTrips(token)).values()];
    const partly = trips.find(({ parts }) => parts.map(({ status }) => status).join() === 'confirmed,failed');
    expect(partly?.allowedActions).toContain('resubmit');
    expect(trips.map(({ end }) => end)).toContain('sentBack');
  });

  test('has the same tickets of flights as the airline', async () => {
    const rows = await opened.db
      .selectFrom('trip_parts as p')
      .innerJoin('embedded_bookings as b', 'b.reference', 'p.reference')
      .select(['p.tickets', 'b.tickets as issued', 'p.free_until', 'b.free_until as supplierFreeUntil'])
      .where('p.kind', '=', 'flight')
      .where('p.status', '=', 'confirmed')
      .execute();
    expect(rows.flatMap(({ issued }) => issued).length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.free_until).not.toBeNull();
      expect([row.tickets, row.free_until]).toEqual([row.issued, row.supplierFreeUntil]);
    }
  });

  test('can quote the cancellation of each booked part', async () => {
    const { token } = await signIn('traveler@alpenblick.example');
    const { docs } = (await call(opened.app, { url: '/api/trips?tripFilter=upcoming', token }))
      .body as TripList;
    const booked = docs.filter(({ status }) => status === 'complete');
    expect(booked.length).toBeGreaterThan(0);
    for (const { _id } of booked) {
      const quote = (await call(opened.app, { url: `/api/trips/${_id}/cancellation`, token })).body;
      for (const part of (quote as CancellationQuote).parts) expect(part.outcome).toBe('quoted');
    }
  });

  test('shows a complete trip', async () => {
    const { token } = await signIn('traveler@alpenblick.example');
    for (const trip of (await allTrips(token)).values()) {
      expect(trip.parts.length).toBeGreaterThan(0);
      expect(trip.events[0]).toMatchObject({ kind: 'requested', by: { firstName: 'Anna' } });
      expect(trip.approval === undefined).toBe(!trip.status.startsWith('waiting'));
    }
  });

  test('has requests in words: an untouched one, one with a question, one that is booked, and one that is closed', async () => {
    const { token } = await signIn('arranger@alpenblick.example');
    const requests = [];
    for (const trip of (await allTrips(token)).values()) if (trip.request) requests.push(trip);
    const seen = requests.map(({ request, status, title, parts, events, allowedActions }) => [
      request?.isOpen,
      status,
      placesIn({ docs: [{ title }] })[0],
      parts.map((part) => part.status),
      events.at(-1)?.kind,
      allowedActions.includes('addExternal'),
    ]);
    expect(seen).toHaveLength(4);
    expect(seen).toEqual(
      expect.arrayContaining([
        [true, 'approved', 'Bengaluru', [], 'requested', true],
        [true, 'approved', 'Lugano', [], 'messageWritten', true],
        [false, 'complete', 'Milan', ['confirmed'], 'requestClosed', false],
        [false, 'cancelled', 'Stuttgart', [], 'requestClosed', false],
      ]),
    );
  });

  test('shows a question of the agency to the person who has to answer it', async () => {
    const { token } = await signIn('approver2@alpenblick.example');
    const asked = [...(await allTrips(token)).values()].find(({ request }) => request?.isOpen);
    expect(asked?.events.at(-1)).toMatchObject({ side: 'agency', by: { firstName: 'Beat' } });
    expect(asked?.allowedActions).toContain('writeMessage');
  });

  test('shows waiting trips to their approver', async () => {
    const { token } = await signIn('approver1@alpenblick.example');
    const url = '/api/trips?tripFilter=waitingApproval&searchString=keller';
    const { docs } = (await call(opened.app, { url, token })).body as TripList;
    expect(docs.map(({ status, waiting }) => [status, waiting?.deciders[0]?.firstName])).toEqual([
      ['waiting_level_1_approval', 'Daniel'],
      ['waiting_level_1_approval', 'Daniel'],
      ['waiting_level_1_approval', 'Daniel'],
      ['waiting_level_2_approval', 'Eliane'],
      ['waiting_level_2_approval', 'Eliane'],
      ['waiting_level_2_approval', 'Eliane'],
    ]);
  });

  test.each(Object.entries(SUPPLIERS_STATUS))(
    'has the supplier know of what is %s',
    async (status, booking) => {
      const rows = await opened.db
        .selectFrom('trip_parts as p')
        .innerJoin('embedded_bookings as b', 'b.reference', 'p.reference')
        .select(['b.status', 'b.price', 'p.price_amount'])
        .where('p.status', '=', status as PartStatus) // a key of the table
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatchObject({ status: booking, price: row.price_amount });
    },
  );

  test('compares what waits with the cheapest offer within the policy', async () => {
    await repairTrips(opened.deps);
    await opened.workOff();
    const rows = await opened.db
      .selectFrom('trip_parts')
      .select(['kind', 'alternative_search as search'])
      .where('status', '=', 'held')
      .execute();
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows.map(({ search }) => search))).toEqual(new Set(['found']));
  });
});
