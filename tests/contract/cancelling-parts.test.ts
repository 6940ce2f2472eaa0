import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { insertBookedTrip, NEVER_REFUNDED, REFUNDABLE } from './support/booked-stays.ts';
import { refusal } from './support/call.ts';
import {
  type Canceller,
  cancellerOf,
  NOTHING,
  REASON,
  statusesOf,
  workAllOff,
} from './support/cancellations.ts';
import { databaseState } from './support/database-state.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertTrip } from './support/trip-records.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let member: Member;
let canceller: Canceller;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
  canceller = cancellerOf(opened, member);
});

const CONFIRMED: PartStatus[] = ['confirmed', 'confirmed', 'confirmed'];

/** The parts of a trip, the one in the middle of which is never refunded. */
async function threeStays() {
  const rates = [REFUNDABLE, NEVER_REFUNDED, REFUNDABLE];
  const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, { parts: CONFIRMED, rates });
  const [first = '', second = '', third = ''] = partIds;
  return { tripId, first, second, third, stays };
}

/** What changes nothing but the session of the person who asks. */
async function expectNothingChanged(ask: () => Promise<unknown>): Promise<void> {
  const before = await databaseState(opened.db);
  await ask();
  expect({ ...(await databaseState(opened.db)), sessions: '' }).toEqual({ ...before, sessions: '' });
}

describe('a trip of two travelers', () => {
  /** A companion travels too, and has the second of the two parts that the other one has booked. */
  async function sharedTrip(status: TripStatus, parts: PartStatus[]) {
    const companyId = await insertCompany(opened.db, { name: randomUUID() });
    const [booker, companion] = [
      await insertMember(opened.db, { companyId, role: 'traveler' }),
      await insertMember(opened.db, { companyId, role: 'traveler' }),
    ];
    const { tripId, partIds } = await insertBookedTrip(opened.deps, booker, { status, parts });
    const [first = '', second = ''] = partIds;
    await setColumns(opened.db, 'trip_parts', second, { travelers: [companion.companyUserId] });
    const position = { trip_id: tripId, position: 2, company_user_id: companion.companyUserId };
    await opened.db
      .insertInto('trip_travellers')
      .values({ ...position, first_name: 'Cleo', last_name: 'Dubs' })
      .execute();
    return { tripId, first, second, booker, companion };
  }

  test('is cancelled by each of them for themselves', async () => {
    const { tripId, first, second, companion } = await sharedTrip('complete', ['confirmed', 'confirmed']);
    const own = cancellerOf(opened, companion);
    const trip = await own.stored(tripId);
    expect(trip.parts.map(({ ofOthers }) => ofOthers)).toEqual([true, undefined]);
    expect(await own.quote(tripId)).toMatchObject([
      { _id: first, outcome: 'refused', reason: 'ofOthers' },
      { _id: second, outcome: 'quoted' },
    ]);
    await expectNothingChanged(async () => {
      for (const parts of [[first], [first, second]])
        expect(refusal(await own.cancel(tripId, { parts }))).toEqual({ status: 403, code: 'forbidden' });
    });
    expect(statusesOf(await own.cancelled(tripId))).toEqual(['complete', 'confirmed', 'cancelling']);
  });

  test('is cancelled as a whole by who booked it', async () => {
    const { tripId, booker } = await sharedTrip('complete', ['confirmed', 'confirmed']);
    const trip = await cancellerOf(opened, booker).cancelled(tripId);
    expect(statusesOf(trip)).toEqual(['complete', 'cancelling', 'cancelling']);
  });

  test.each(['waiting_level_1_approval', 'rejected'] as const)(
    'is not withdrawn by one of them while it is %s',
    async (status) => {
      const part = status === 'rejected' ? 'cancelled' : 'held';
      const { tripId, second, companion, booker } = await sharedTrip(status, [part, part]);
      const own = cancellerOf(opened, companion);
      expect((await own.stored(tripId)).allowedActions).not.toContain('cancel');
      await expectNothingChanged(async () => {
        expect(refusal(await own.cancel(tripId))).toEqual({ status: 403, code: 'forbidden' });
        expect(refusal(await own.cancel(tripId, { parts: [second] }))).toEqual({
          status: 409,
          code: 'not_cancellable',
        });
      });
      expect((await cancellerOf(opened, booker).cancelled(tripId)).status).toBe('cancelled');
    },
  );
});

describe('several parts of a booked trip', () => {
  test('are cancelled together, and the others stay booked', async () => {
    const { tripId, first, second, stays } = await threeStays();
    const price = stays[1]?.price;
    const highestPenalty = [
      { part: first, penalty: NOTHING },
      { part: second, penalty: price },
    ];
    const trip = await canceller.cancelled(tripId, { parts: [second, first], highestPenalty });
    expect(statusesOf(trip)).toEqual(['complete', 'cancelling', 'cancelling', 'confirmed']);
    expect(trip.events.slice(-2)).toMatchObject([
      { kind: 'cancellationRequested', partId: first },
      { kind: 'cancellationRequested', partId: second },
    ]);
    await workAllOff(opened);
    const after = await canceller.stored(tripId);
    expect(statusesOf(after)).toEqual(['complete', 'cancelled', 'cancelled', 'confirmed']);
    expect(after).toMatchObject({ startsOn: stays[2]?.checkIn, endsOn: stays[2]?.checkOut });
    expect(after.parts).toMatchObject([
      { refund: stays[0]?.price, penalty: NOTHING },
      { refund: NOTHING, penalty: price },
      { status: 'confirmed' },
    ]);
    expect(await canceller.atDesk(stays[2]?.reference)).toBe('confirmed');
  });

  test('are reported by one mail, which names them, their costs and what is left', async () => {
    const { tripId, first, second, stays } = await threeStays();
    const highestPenalty = [
      { part: first, penalty: NOTHING },
      { part: second, penalty: stays[1]?.price },
    ];
    await canceller.cancelled(tripId, { parts: [second, first], highestPenalty });
    await workAllOff(opened);
    const mails = await mailsTo(opened, member.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['trip_part_cancelled']);
    const [free = '', costly = '', left = ''] = (mails[0]?.text ?? '')
      .split(/^(?:Cancelled|Still booked)/m)
      .slice(1);
    expect(free).toContain('The cancellation cost nothing');
    expect(costly).toMatch(/Cancellation fee: CHF /);
    expect(costly).not.toContain('cost nothing');
    expect(left).toContain('The Only Room');
    expect(mails[0]?.text).toContain(REASON);
  });

  test('of an earlier cancellation are not named again', async () => {
    const { tripId, first, third } = await threeStays();
    for (const part of [first, third]) {
      await canceller.cancelled(tripId, { parts: [part] });
      await workAllOff(opened);
    }
    const mails = await mailsTo(opened, member.email);
    expect(mails.map(({ text }) => text.match(/^ *Cancelled: /gm)?.length)).toEqual([1, 1]);
  });

  test('end the trip if they are all of its parts', async () => {
    const { tripId, first, second, third } = await threeStays();
    await canceller.cancelled(tripId, { parts: [first, second, third] });
    await workAllOff(opened);
    const after = await canceller.stored(tripId);
    expect(statusesOf(after)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
    expect(after.end).toBe('cancelled');
  });

  test('all stay booked if the penalty of one is higher than shown', async () => {
    const { tripId, first, second } = await threeStays();
    const highestPenalty = [{ part: first, penalty: NOTHING }];
    await expectNothingChanged(async () => {
      const answer = await canceller.cancel(tripId, { parts: [first, second], highestPenalty });
      expect(refusal(answer)).toEqual({ status: 409, code: 'penalty_changed' });
    });
    // What is not among them has no say.
    expect((await canceller.cancel(tripId, { parts: [first], highestPenalty })).status).toBe(200);
  });

  test('all stay booked if a supplier refuses one of them', async () => {
    const { tripId, first, second } = await threeStays();
    suppliers.next('quoteCancellation', { outcome: 'declined', reason: 'notCancellable' });
    await expectNothingChanged(async () => {
      expect(refusal(await canceller.cancel(tripId, { parts: [first, second] }))).toEqual({
        status: 409,
        code: 'not_cancellable',
      });
    });
  });

  test('all stay booked if a supplier does not answer', async () => {
    const { tripId, first, second } = await threeStays();
    suppliers.next('quoteCancellation', 'callLost');
    await expectNothingChanged(async () => {
      expect(refusal(await canceller.cancel(tripId, { parts: [first, second] }))).toEqual({
        status: 503,
        code: 'unavailable',
      });
    });
  });

  test('all stay booked if one of them belongs to another trip', async () => {
    const { tripId, first } = await threeStays();
    const other = await threeStays();
    await expectNothingChanged(async () => {
      expect(refusal(await canceller.cancel(tripId, { parts: [first, other.first] }))).toEqual({
        status: 404,
        code: 'not_found',
      });
    });
  });

  test.each([
    ['cancelled', 'not_cancellable'],
    ['failed', 'not_cancellable'],
    ['cancelling', 'trip_busy'],
    ['changing', 'trip_busy'],
  ] as const)('are all kept when one of them is %s: %s', async (status, code) => {
    const { tripId, partIds } = await insertTrip(opened.db, member, {
      status: 'complete',
      parts: ['confirmed', status, 'confirmed'],
      now: opened.clock.now(),
    });
    await expectNothingChanged(async () => {
      expect(refusal(await canceller.cancel(tripId, { parts: partIds.slice(0, 2) })).code).toBe(code);
    });
  });

  test('are cancelled once when two users cancel overlapping sets', async () => {
    const { tripId, first, second, third } = await threeStays();
    const answers = await Promise.all([
      canceller.cancel(tripId, { parts: [first, second] }),
      canceller.cancel(tripId, { parts: [second, third] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await workAllOff(opened);
    const after = await canceller.stored(tripId);
    expect(after.parts.filter(({ status }) => status === 'cancelled')).toHaveLength(2);
    expect(after.events.filter(({ kind }) => kind === 'cancellationRequested')).toHaveLength(2);
  });
});

test('all parts of a waiting trip can be named', async () => {
  const { tripId, partIds } = await insertBookedTrip(opened.deps, member, {
    status: 'waiting_level_1_approval',
    parts: ['held', 'held'],
  });
  const trip = await canceller.cancelled(tripId, { parts: partIds });
  expect(statusesOf(trip)).toEqual(['cancelled', 'cancelling', 'cancelling']);
});

test('one request drops failed parts and cancels booked ones', async () => {
  const { tripId, partIds } = await insertBookedTrip(opened.deps, member, {
    status: 'approved',
    parts: ['confirmed', 'confirmed', 'confirmed'],
  });
  const [failed = '', booked = ''] = partIds;
  const { db } = opened;
  await setColumns(db, 'trip_parts', failed, { status: 'failed' });
  const trip = await canceller.cancelled(tripId, { parts: [failed, booked] });
  expect(statusesOf(trip)).toEqual(['approved', 'cancelled', 'cancelling', 'confirmed']);
  await workAllOff(opened);
  expect(statusesOf(await canceller.stored(tripId))).toEqual([
    ...['complete', 'cancelled', 'cancelled', 'confirmed'],
  ]);
});
