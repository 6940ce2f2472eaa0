import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { quoteTripCancellation } from '#server/features/trips/cancellation/quote-cancellation.ts';
import { cancellationOf } from '#tests/support/suppliers/order-of.ts';
import { callOf, insertBookedTrip, NEVER_REFUNDED, REFUNDABLE } from './support/booked-stays.ts';
import { refusal } from './support/call.ts';
import { type Canceller, cancellerOf, NOTHING, statusesOf, workAllOff } from './support/cancellations.ts';
import { databaseState } from './support/database-state.ts';
import { daysOf } from './support/days-of.ts';
import { dayAhead } from './support/flights.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertTrip } from './support/trip-records.ts';

const DAY_MINUTES = 24 * 60;

const opened = sharedApp();
let member: Member;
let canceller: Canceller;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
  canceller = cancellerOf(opened, member);
});

/** As if its stays began a year later than the supplier knows. */
async function believeAhead(tripId: string): Promise<void> {
  const nextYear = dayAhead(700);
  await opened.db
    .updateTable('trip_parts')
    .set({ ...daysOf(nextYear, nextYear), begins_at: new Date(`${nextYear}T14:00:00Z`) })
    .where('trip_id', '=', tripId)
    .execute();
}

describe('the cost of a cancellation', () => {
  test('is nothing before the first deadline', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {});
    const [part = expect.fail('No part')] = await canceller.quote(tripId);
    expect(part).toMatchObject({ _id: partIds[0], refund: stays[0]?.price, penalty: NOTHING });
    expect(part.outcome === 'quoted' && Date.parse(part.until ?? '')).toBeGreaterThan(
      opened.clock.now().getTime(),
    );
  });

  test("is the penalty of the rate after its deadline, by the company's clock", async () => {
    const { tripId, stays } = await insertBookedTrip(opened.deps, member, {});
    const [stay = expect.fail('No stay')] = stays;
    const [deadline = expect.fail('No deadline')] = stay.rate.cancellation.deadlines;
    await canceller.moveClockBehind(deadline.at, 1);
    expect(deadline.penalty.amount).toBeGreaterThan(0);
    expect(await canceller.quote(tripId)).toMatchObject([
      {
        outcome: 'quoted',
        penalty: deadline.penalty,
        refund: { ...stay.price, amount: stay.price.amount - deadline.penalty.amount },
      },
    ]);
  });

  test('is the full price of each non-refundable part', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {
      parts: ['confirmed', 'confirmed'],
      rates: [NEVER_REFUNDED, REFUNDABLE],
    });
    const [first, second] = stays.map(({ price }) => price);
    expect(await canceller.quote(tripId)).toMatchObject([
      { _id: partIds[0], refund: NOTHING, penalty: first },
      { _id: partIds[1], refund: second, penalty: NOTHING },
    ]);
  });

  test('is nothing for held parts', async () => {
    const { tripId, partIds } = await insertBookedTrip(opened.deps, member, {
      status: 'waiting_level_1_approval',
      parts: ['held'],
    });
    expect(await canceller.quote(tripId)).toEqual([
      { _id: partIds[0], outcome: 'quoted', refund: NOTHING, penalty: NOTHING },
    ]);
  });

  test('is unknown if the supplier no longer cancels the booking', async () => {
    const { tripId, stays } = await insertBookedTrip(opened.deps, member, {});
    await believeAhead(tripId);
    await canceller.moveClockBehind(`${stays[0]?.checkIn}T23:59:59Z`, DAY_MINUTES / 2);
    expect(await canceller.quote(tripId)).toMatchObject([{ outcome: 'refused', reason: 'notCancellable' }]);
    expect(refusal(await canceller.cancel(tripId))).toEqual({ status: 409, code: 'not_cancellable' });
  });

  test.each([
    ['held', 'inProgress'],
    ['confirming', 'inProgress'],
    ['unknown', 'inProgress'],
    ['changing', 'inProgress'],
    ['cancelling', 'inProgress'],
    ['cancelled', 'alreadyOver'],
    ['failed', 'alreadyOver'],
  ] as const)('can not be said of a part of a booked trip that is %s: %s', async (status, reason) => {
    const { tripId } = await insertTrip(opened.db, member, {
      status: 'approved',
      parts: [status],
      now: opened.clock.now(),
    });
    expect(await canceller.quote(tripId)).toMatchObject([{ outcome: 'refused', reason }]);
  });

  test('is unknown if the supplier does not know the booking, or has cancelled it', async () => {
    const { tripId } = await insertTrip(opened.db, member, {
      status: 'complete',
      parts: ['confirmed'],
      now: opened.clock.now(),
    });
    expect(await canceller.quote(tripId)).toMatchObject([{ reason: 'alreadyOver' }]);
    const { tripId: other, stays } = await insertBookedTrip(opened.deps, member, {});
    const desk = opened.deps.suppliers.hotels;
    await desk.cancel(cancellationOf(stays[0]?.reference ?? ''), await callOf(opened.deps, member.companyId));
    expect(await canceller.quote(other)).toMatchObject([{ reason: 'alreadyOver' }]);
  });

  test('is unknown if the supplier does not answer', async () => {
    const { tripId, partIds } = await insertBookedTrip(opened.deps, member, {});
    const { hotels } = opened.deps.suppliers;
    const silent = { ...hotels, quoteCancellation: async () => ({ outcome: 'unknown' as const }) };
    const deps = { ...opened.deps, suppliers: { ...opened.deps.suppliers, hotels: silent } };
    const { signal } = new AbortController();
    const actor = { ...member, role: 'traveler' as const };
    const signedIn = { ...actor, sessionId: 'some-session', needsPasswordChange: false };
    const context = { abilities: defineAbilitiesFor(actor), signedIn, signal };
    expect(await quoteTripCancellation(deps, context, tripId)).toEqual({
      parts: [{ _id: partIds[0], outcome: 'refused', reason: 'noAnswer' }],
    });
  });
});

describe('the highest penalty', () => {
  async function lateTrip() {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {
      rates: [NEVER_REFUNDED],
    });
    const [part = ''] = partIds;
    const [{ price } = expect.fail('No stay')] = stays;
    const shown = (penalty: object) => ({ highestPenalty: [{ part, penalty }] });
    return { tripId, part, price, shown };
  }

  test('may equal the cost', async () => {
    const { tripId, price, shown } = await lateTrip();
    expect(statusesOf(await canceller.cancelled(tripId, shown(price)))).toEqual(['complete', 'cancelling']);
  });

  test('is optional', async () => {
    const { tripId } = await lateTrip();
    expect(statusesOf(await canceller.cancelled(tripId))).toEqual(['complete', 'cancelling']);
  });

  test('is zero for parts that are not named', async () => {
    const { tripId } = await lateTrip();
    expect(refusal(await canceller.cancel(tripId, { highestPenalty: [] }))).toMatchObject({
      code: 'penalty_changed',
    });
    const { tripId: free } = await insertBookedTrip(opened.deps, member, {});
    expect((await canceller.cancel(free, { highestPenalty: [] })).status).toBe(200);
  });

  test('prevents a cancellation that costs more', async () => {
    const { tripId, price, shown } = await lateTrip();
    const before = await databaseState(opened.db);
    for (const penalty of [
      { ...price, amount: price.amount - 1 },
      { ...price, currency: 'USD' },
    ]) {
      expect(refusal(await canceller.cancel(tripId, shown(penalty)))).toEqual({
        status: 409,
        code: 'penalty_changed',
      });
    }
    const after = await databaseState(opened.db);
    expect({ ...after, sessions: '' }).toEqual({ ...before, sessions: '' });
  });

  test('shown before a deadline is not valid after it', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {});
    const [deadline] = stays[0]?.rate.cancellation.deadlines ?? [];
    await canceller.moveClockBehind(deadline?.at, 1);
    const highestPenalty = [{ part: partIds[0], penalty: NOTHING }];
    expect(refusal(await canceller.cancel(tripId, { highestPenalty }))).toMatchObject({
      code: 'penalty_changed',
    });
  });
});

describe('a part that can not be cancelled', () => {
  test('stays booked when the rest of the trip is cancelled, unless a penalty was shown for it', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {
      parts: ['confirmed', 'confirmed'],
    });
    // The first guest should have arrived.
    await believeAhead(tripId);
    await canceller.moveClockBehind(`${stays[0]?.checkIn}T23:59:59Z`, DAY_MINUTES / 2);
    const [refused, quoted] = await canceller.quote(tripId);
    expect(refused).toMatchObject({ outcome: 'refused', reason: 'notCancellable' });
    const penalty = quoted?.outcome === 'quoted' ? quoted.penalty : expect.fail('It is not quoted');
    const shown = { part: partIds[1], penalty };
    const both = [{ part: partIds[0], penalty }, shown];
    expect(refusal(await canceller.cancel(tripId, { highestPenalty: both }))).toMatchObject({
      code: 'not_cancellable',
    });
    const trip = await canceller.cancelled(tripId, { highestPenalty: [shown] });
    expect(statusesOf(trip)).toEqual(['complete', 'confirmed', 'cancelling']);
    await workAllOff(opened);
    expect(statusesOf(await canceller.stored(tripId))).toEqual(['complete', 'confirmed', 'cancelled']);
    expect(await canceller.atDesk(stays[0]?.reference)).toBe('confirmed');
    expect(refusal(await canceller.cancel(tripId))).toMatchObject({ code: 'not_cancellable' });
  });

  test('stays booked when waiting parts are cancelled', async () => {
    const { tripId, stays } = await insertBookedTrip(opened.deps, member, {
      status: 'waiting_level_1_approval',
      parts: ['confirmed', 'held'],
    });
    await believeAhead(tripId);
    await canceller.moveClockBehind(`${stays[0]?.checkIn}T23:59:59Z`, DAY_MINUTES / 2);
    expect(statusesOf(await canceller.cancelled(tripId))).toEqual(['approved', 'confirmed', 'cancelling']);
    await workAllOff(opened);
    expect(statusesOf(await canceller.stored(tripId))).toEqual(['complete', 'confirmed', 'cancelled']);
    expect(await canceller.atDesk(stays[0]?.reference)).toBe('confirmed');
  });
});
