import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertBookedTrip, NEVER_REFUNDED } from './support/booked-stays.ts';
import { refusal } from './support/call.ts';
import {
  type Canceller,
  cancellerOf,
  NOTHING,
  REASON,
  statusesOf,
  workAllOff,
} from './support/cancellations.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertTrip } from './support/trip-records.ts';

const opened = sharedApp();
let member: Member;
let canceller: Canceller;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
  canceller = cancellerOf(opened, member);
});

describe('a booked trip', () => {
  test('is cancelled at its supplier, and then shows the refund', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {});
    const trip = await canceller.cancelled(tripId);
    expect(statusesOf(trip)).toEqual(['complete', 'cancelling']);
    expect(trip.events.at(-1)).toMatchObject({
      kind: 'cancellationRequested',
      partId: partIds[0],
      comment: REASON,
      by: { lastName: 'Tester' },
      origin: { network: '127.0.0.0/24' },
    });
    expect(await canceller.atDesk(stays[0]?.reference)).toBe('confirmed');
    await workAllOff(opened);
    const after = await canceller.stored(tripId);
    expect(statusesOf(after)).toEqual(['cancelled', 'cancelled']);
    expect(after).toMatchObject({ end: 'cancelled', parts: [{ refund: stays[0]?.price, penalty: NOTHING }] });
    expect(await canceller.atDesk(stays[0]?.reference)).toBe('cancelled');
  });

  test.each(['held', 'confirming', 'unknown', 'changing', 'cancelling'] as const)(
    'with a part that is %s is busy',
    async (status) => {
      const { tripId, partIds } = await insertTrip(opened.db, member, {
        status: 'approved',
        parts: ['confirmed', status],
        now: opened.clock.now(),
      });
      const before = await canceller.stored(tripId);
      for (const more of [{}, { parts: [partIds[1]] }, { parts: partIds }]) {
        expect(refusal(await canceller.cancel(tripId, more))).toEqual({ status: 409, code: 'trip_busy' });
      }
      expect(await canceller.stored(tripId)).toEqual(before);
    },
  );

  test.each(['cancelled', 'failed'] as const)('reports a part that is %s as already over', async (status) => {
    const { tripId, partIds } = await insertTrip(opened.db, member, {
      status: 'complete',
      parts: ['confirmed', status],
      now: opened.clock.now(),
    });
    const answer = await canceller.cancel(tripId, { parts: [partIds[1]] });
    expect(refusal(answer)).toEqual({ status: 409, code: 'not_cancellable' });
    expect(answer.body).toMatchObject({ detail: 'It has already been cancelled, or was never booked.' });
  });
});

describe('a trip that is not booked', () => {
  test.each(['waiting_level_1_approval', 'waiting_level_2_approval'] as const)(
    'but %s is cancelled at once, and its room given back',
    async (status) => {
      const { tripId, stays } = await insertBookedTrip(opened.deps, member, { status, parts: ['held'] });
      const trip = await canceller.cancelled(tripId);
      expect(statusesOf(trip)).toEqual(['cancelled', 'cancelling']);
      expect(trip).toMatchObject({ end: 'cancelled' });
      expect(trip).not.toHaveProperty('approval');
      const entries = trip.events.map(({ kind, comment, by }) => [kind, comment, by?.lastName]);
      expect(entries).toEqual([
        ['cancelled', REASON, 'Tester'],
        ['cancellationRequested', REASON, 'Tester'],
      ]);
      await workAllOff(opened);
      expect(statusesOf(await canceller.stored(tripId))).toEqual(['cancelled', 'cancelled']);
      expect(await canceller.atDesk(stays[0]?.reference)).toBe('cancelled');
    },
  );

  test.each(['failed', 'cancelled', 'cancelling'] as const)(
    'because it was rejected is cancelled too, when its part is %s',
    async (part) => {
      const { tripId } = await insertTrip(opened.db, member, {
        status: 'rejected',
        parts: [part],
        now: opened.clock.now(),
      });
      expect(await canceller.quote(tripId)).toMatchObject([{ outcome: 'refused', reason: 'alreadyOver' }]);
      expect(statusesOf(await canceller.cancelled(tripId))).toEqual(['cancelled', part]);
    },
  );

  test('cancels the parts that are already booked', async () => {
    const { tripId, stays } = await insertBookedTrip(opened.deps, member, {
      status: 'waiting_level_1_approval',
      parts: ['confirmed', 'held'],
      rates: [NEVER_REFUNDED],
    });
    expect(refusal(await canceller.cancel(tripId, { highestPenalty: [] }))).toMatchObject({
      code: 'penalty_changed',
    });
    expect(statusesOf(await canceller.cancelled(tripId))).toEqual(['approved', 'cancelling', 'cancelling']);
    await workAllOff(opened);
    expect(await canceller.stored(tripId)).toMatchObject({
      status: 'cancelled',
      parts: [{ status: 'cancelled', penalty: stays[0]?.price }, { status: 'cancelled' }],
    });
  });

  test('is cancelled as a whole', async () => {
    const { tripId, partIds } = await insertBookedTrip(opened.deps, member, {
      status: 'waiting_level_1_approval',
      parts: ['held', 'held'],
    });
    const answer = await canceller.cancel(tripId, { parts: [partIds[0]] });
    expect(refusal(answer)).toEqual({ status: 409, code: 'not_cancellable' });
    expect(answer.body).toMatchObject({
      detail: 'A trip that is not booked yet can only be cancelled as a whole.',
    });
    expect((await canceller.stored(tripId)).status).toBe('waiting_level_1_approval');
  });
});

test('a cancellation is refused for an unknown part', async () => {
  const { tripId } = await insertBookedTrip(opened.deps, member, {});
  const { partIds } = await insertBookedTrip(opened.deps, member, {});
  expect(refusal(await canceller.cancel(tripId, { parts: [partIds[0]] }))).toEqual({
    status: 404,
    code: 'not_found',
  });
});

describe('mails to travelers', () => {
  const subjects = async () => (await mailsTo(opened, member.email)).map(({ kind }) => kind);

  test('are sent at once for a trip that was not booked', async () => {
    const { tripId } = await insertBookedTrip(opened.deps, member, {
      status: 'waiting_level_1_approval',
      parts: ['held'],
    });
    await canceller.cancelled(tripId);
    expect(await subjects()).toEqual(['trip_cancelled']);
    await workAllOff(opened);
    expect(await subjects()).toEqual(['trip_cancelled']);
  });

  test('are sent for a booked trip after its supplier has cancelled it', async () => {
    const { tripId } = await insertBookedTrip(opened.deps, member, {});
    await canceller.cancelled(tripId);
    expect(await subjects()).toEqual([]);
    await workAllOff(opened);
    expect(await subjects()).toEqual(['trip_cancelled']);
  });
});

test('the cancelling user is stored, with the session', async () => {
  const { tripId } = await insertBookedTrip(opened.deps, member, {});
  await canceller.cancelled(tripId);
  const events = await opened.db
    .selectFrom('audit_events')
    .select(['action', 'session_id'])
    .where('user_id', '=', member.userId)
    .execute();
  expect(events).toEqual([{ action: 'trip.cancellationRequested', session_id: expect.any(String) }]);
});

test('a trip that is already cancelled is returned unchanged', async () => {
  const { tripId, partIds } = await insertTrip(opened.db, member, {
    status: 'cancelled',
    parts: ['cancelled'],
    now: opened.clock.now(),
  });
  const before = await canceller.stored(tripId);
  expect(await canceller.cancelled(tripId)).toEqual(before);
  expect(await canceller.stored(tripId)).toEqual(before);
  expect(refusal(await canceller.cancel(tripId, { parts: [partIds[0]] }))).toMatchObject({
    code: 'not_cancellable',
  });
});
