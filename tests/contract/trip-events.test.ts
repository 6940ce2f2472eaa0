import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { PART_STATUSES, type PartStatus, TRIP_STATUSES, type TripStatus } from '#domain/trip-status.ts';
import { type PartEvent, partMachine } from '#machines/trip/part-machine.ts';
import { type TripEvent, tripMachine } from '#machines/trip/trip-machine.ts';
import { applyTripEvent } from '#server/features/trips/apply-trip-event.ts';
import { applyPartEvent } from '#server/features/trips/part/apply-part-event.ts';
import { lockTrip } from '#server/features/trips/trip-state-repository.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { insertTrip } from './support/trip-records.ts';

const NOW = new Date('2027-05-03T09:00:00Z');
const CAUSE = { at: NOW };

const PART_EVENTS: PartEvent[] = [
  { type: 'booking.confirm' },
  { type: 'booking.confirmed' },
  { type: 'booking.refused' },
  { type: 'booking.lost' },
  { type: 'price.risen' },
  { type: 'hold.lapsed' },
  { type: 'booking.change' },
  { type: 'booking.changed' },
  { type: 'change.refused' },
  { type: 'booking.cancel' },
  { type: 'booking.cancelled' },
  { type: 'cancellation.refused' },
  { type: 'booking.found', status: 'held' },
  { type: 'booking.found', status: 'confirmed' },
  { type: 'booking.found', status: 'cancelled' },
  { type: 'booking.found', status: 'expired' },
  { type: 'booking.missing' },
];
const TRIP_EVENTS: TripEvent[] = [
  { type: 'trip.approve', upTo: 1 },
  { type: 'trip.reject', comment: 'Too expensive', parts: ['held'] },
  { type: 'trip.reject', comment: ' ', parts: ['held'] },
  { type: 'trip.sendBack', comment: 'Another hotel, please', parts: ['held'] },
  { type: 'trip.expire', parts: ['held'] },
  { type: 'trip.cancel' },
  { type: 'trip.resubmit', levels: [2] },
  { type: 'price.risen' },
  { type: 'parts.settled', parts: ['confirmed'] },
  { type: 'parts.settled', parts: ['cancelled'] },
  { type: 'parts.settled', parts: ['held'] },
];

let database: TestDatabase;
let member: Member;

beforeAll(async () => {
  database = await openTestDatabase();
  const companyId = await insertCompany(database.db, { name: 'Home' });
  member = await insertMember(database.db, { companyId, role: 'traveler' });
});
afterAll(() => database.close());

async function readTrip(tripId: string) {
  const { db } = database;
  const trip = await db.selectFrom('trips').selectAll().where('id', '=', tripId).executeTakeFirstOrThrow();
  const parts = await db.selectFrom('trip_parts').selectAll().where('trip_id', '=', tripId).execute();
  const events = await db
    .selectFrom('trip_events')
    .select(['kind', 'part_id', 'details', 'at'])
    .where('trip_id', '=', tripId)
    .orderBy('id')
    .execute();
  return { trip, parts, events };
}

async function applyToPart(status: PartStatus, event: PartEvent) {
  const { tripId, partIds } = await insertTrip(database.db, member, {
    status: 'approved',
    parts: [status],
    now: NOW,
  });
  const [partId = ''] = partIds;
  const refused = await database.db
    .transaction()
    .execute(async (db) => {
      const trip = (await lockTrip(db, tripId)) ?? expect.fail('No trip');
      await applyPartEvent(db, { trip, partId }, event, { cause: CAUSE });
    })
    .then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
  return { refused, ...(await readTrip(tripId)) };
}

async function applyToTrip(status: TripStatus, event: TripEvent, levels: readonly (1 | 2)[] = [1, 2]) {
  const { tripId } = await insertTrip(database.db, member, { status, levels, parts: ['held'], now: NOW });
  const refused = await database.db
    .transaction()
    .execute(async (db) => {
      const trip = (await lockTrip(db, tripId)) ?? expect.fail('No trip');
      await applyTripEvent(db, trip, event, { cause: CAUSE, wait: { since: NOW, until: NOW } });
    })
    .then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
  return { refused, ...(await readTrip(tripId)) };
}

/** The next state by the chart; null when it ignores the event. */
function partChart(value: PartStatus, event: PartEvent) {
  const before = partMachine.resolveState({ value });
  return before.can(event) ? transition(partMachine, before, event)[0].value : null;
}

function tripChart(value: TripStatus, event: TripEvent) {
  const before = tripMachine.resolveState({ value, context: { levels: [1, 2], hasOpenRequest: false } });
  return before.can(event) ? transition(tripMachine, before, event)[0].value : null;
}

describe('a part follows its chart, or is unchanged', () => {
  const cases = PART_STATUSES.flatMap((status) => PART_EVENTS.map((event) => ({ status, event })));
  test.each(cases)('$status by $event.type $event.status', async ({ status, event }) => {
    const expected = partChart(status, event);
    const { refused, trip, parts, events } = await applyToPart(status, event);
    expect(refused).toBe(expected === null ? 'trip_busy' : undefined);
    expect(parts[0]?.status).toBe(expected ?? status);
    expect(parts[0]?.version).toBe(expected === null ? 1 : 2);
    expect(trip.version).toBe(expected === null ? 1 : 2);
    expect(events).toHaveLength(expected === null ? 0 : 1);
  });
});

describe('a trip follows its chart, or is unchanged', () => {
  const cases = TRIP_STATUSES.flatMap((status) => TRIP_EVENTS.map((event) => ({ status, event })));
  test.each(cases)('$status by $event', async ({ status, event }) => {
    const expected = tripChart(status, event);
    const { refused, trip, events } = await applyToTrip(status, event);
    expect(refused).toBe(expected === null ? 'conflict' : undefined);
    expect(trip.status).toBe(expected ?? status);
    expect(trip.version).toBe(expected === null ? 1 : 2);
    expect(events).toHaveLength(expected === null ? 0 : 1);
  });
});

describe('the data beside the status', () => {
  test.each([
    ['confirming', { type: 'booking.lost' }, 'confirm'],
    ['cancelling', { type: 'booking.lost' }, 'cancel'],
    ['held', { type: 'booking.confirm' }, 'confirm'],
    ['confirmed', { type: 'booking.cancel' }, 'cancel'],
    ['confirmed', { type: 'booking.change' }, 'change'],
    ['changing', { type: 'booking.lost' }, 'change'],
    ['changing', { type: 'booking.changed' }, null],
    ['failed', { type: 'booking.cancel' }, null],
    ['unknown', { type: 'booking.found', status: 'confirmed' }, null],
    ['confirming', { type: 'booking.confirmed' }, null],
  ] as const)('%s, then %o: the missing answer is to %s', async (status, event, attempt) => {
    expect((await applyToPart(status, event)).parts[0]?.attempt).toBe(attempt);
  });

  test.each([
    ['waiting_level_1_approval', { type: 'trip.reject', comment: 'No', parts: ['held'] }, 'refused'],
    ['waiting_level_1_approval', { type: 'trip.sendBack', comment: 'No', parts: ['held'] }, 'sentBack'],
    ['waiting_level_2_approval', { type: 'trip.expire', parts: ['held'] }, 'expired'],
    ['waiting_level_1_approval', { type: 'trip.cancel' }, 'cancelled'],
    ['approved', { type: 'parts.settled', parts: ['cancelled'] }, 'cancelled'],
    ['rejected', { type: 'trip.resubmit', levels: [] }, null],
  ] as const)('%s, then %o: it ended by %s', async (status, event, endedBy) => {
    const { trip } = await applyToTrip(status, event);
    expect([trip.ended_by, trip.waiting_until]).toEqual([endedBy, null]);
  });

  test('the levels and the deadline of a trip that waits again', async () => {
    const { trip } = await applyToTrip('rejected', { type: 'trip.resubmit', levels: [2] });
    expect(trip).toMatchObject({ status: 'waiting_level_2_approval', levels: [2], waiting_until: NOW });
  });

  test.each([
    ['waiting_level_1_approval', 'approved', 1],
    ['waiting_level_2_approval', 'approved', 2],
  ] as const)('the level of a decision: %s', async (status, kind, level) => {
    const { events } = await applyToTrip(status, { type: 'trip.approve', upTo: 2 });
    expect(events).toMatchObject([{ kind, details: { level }, at: NOW }]);
  });
});

test('simultaneous events are returned in the order in which they happened', async () => {
  const { tripId, partIds } = await insertTrip(database.db, member, {
    status: 'approved',
    parts: ['held', 'held', 'held', 'held', 'held', 'held'],
    now: NOW,
  });
  await database.db.transaction().execute(async (db) => {
    let trip = (await lockTrip(db, tripId)) ?? expect.fail('No trip');
    for (const partId of partIds) {
      trip = await applyPartEvent(db, { trip, partId }, { type: 'booking.confirm' }, { cause: CAUSE });
      trip = await applyPartEvent(
        db,
        { trip, partId },
        { type: 'booking.refused' },
        { cause: CAUSE, facts: { failure: 'declined' } },
      );
    }
    await applyTripEvent(
      db,
      trip,
      { type: 'parts.settled', parts: trip.parts.map(({ status }) => status) },
      { cause: CAUSE },
    );
  });
  const { trip, events } = await readTrip(tripId);
  const eventsOfParts = partIds.flatMap((part_id) => [
    { part_id, kind: 'confirming', details: {} },
    { part_id, kind: 'failed', details: { failure: 'declined' } },
  ]);
  expect(events).toMatchObject([...eventsOfParts, { part_id: null, kind: 'failed' }]);
  expect(trip).toMatchObject({ status: 'cancelled', ended_by: 'failed', version: 14 });
});
