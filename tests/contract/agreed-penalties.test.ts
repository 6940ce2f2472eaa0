import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PartStatus } from '#domain/trip-status.ts';
import { moneyText } from '#server/features/trips/part/kinds/value-words.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { insertBookedTrip, NEVER_REFUNDED, REFUNDABLE } from './support/booked-stays.ts';
import { type Canceller, cancellerOf, NOTHING, statusesOf, workAllOff } from './support/cancellations.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let member: Member;
let canceller: Canceller;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
  canceller = cancellerOf(opened, member);
});

describe('a part whose free cancellation ends between the request and the call of its supplier', () => {
  async function requestedInTime(highestPenalty?: 'none') {
    const booked = await insertBookedTrip(opened.deps, member, {});
    const [quote] = await canceller.quote(booked.tripId);
    if (quote?.outcome !== 'quoted') expect.fail('It can not be cancelled');
    expect(quote.penalty).toEqual(NOTHING);
    await canceller.cancelled(booked.tripId, highestPenalty && { highestPenalty: [] });
    const [deadline] = booked.stays[0]?.rate.cancellation.deadlines ?? [];
    await canceller.moveClockBehind(deadline?.at, 1);
    await workAllOff(opened);
    return { ...booked, partId: booked.partIds[0] ?? '' };
  }

  test.each([['none'], [undefined]] as const)(
    'stays booked, and its people are asked again at the new cost: penalty agreed to %s',
    async (highestPenalty) => {
      const { tripId, partId, stays } = await requestedInTime(highestPenalty);
      expect(await canceller.atDesk(stays[0]?.reference)).toBe('confirmed');
      const after = await canceller.stored(tripId);
      expect(statusesOf(after)).toEqual(['complete', 'confirmed']);
      expect(after.allowedActions).toContain('cancel');
      const [quote] = await canceller.quote(tripId);
      const penalty = quote?.outcome === 'quoted' ? quote.penalty : expect.fail('It can not be cancelled');
      expect(penalty.amount).toBeGreaterThan(0);
      expect(after.events.at(-1)).toMatchObject({
        kind: 'cancellationDearer',
        partId,
        before: NOTHING,
        after: penalty,
      });
      const mail = (await mailsTo(opened, member.email)).at(-1);
      expect(mail?.kind).toBe('cancellation_dearer');
      expect(mail?.text).toContain(
        `would now cost ${moneyText(penalty)} instead of the agreed ${moneyText(NOTHING)}`,
      );
    },
  );

  test('is cancelled once its people have agreed to the new cost', async () => {
    const { tripId, partId, stays } = await requestedInTime();
    const [quote] = await canceller.quote(tripId);
    const penalty = quote?.outcome === 'quoted' ? quote.penalty : expect.fail('It can not be cancelled');
    await canceller.cancelled(tripId, { highestPenalty: [{ part: partId, penalty }] });
    await workAllOff(opened);
    const after = await canceller.stored(tripId);
    expect(after).toMatchObject({ status: 'cancelled', parts: [{ status: 'cancelled', penalty }] });
    expect(await canceller.atDesk(stays[0]?.reference)).toBe('cancelled');
  });

  test('keeps its agreement when an answer of its supplier is lost', async () => {
    suppliers.next('cancel', 'callLost');
    const { tripId, stays } = await requestedInTime();
    expect(statusesOf(await canceller.stored(tripId))).toEqual(['complete', 'confirmed']);
    expect(await canceller.atDesk(stays[0]?.reference)).toBe('confirmed');
  });
});

describe('several parts whose cancellation by one act becomes dearer', () => {
  const parts: PartStatus[] = ['confirmed', 'confirmed'];

  const mailKinds = async () => (await mailsTo(opened, member.email)).map(({ kind }) => kind);

  async function requestedInTime() {
    const booked = await insertBookedTrip(opened.deps, member, { parts });
    await canceller.cancelled(booked.tripId, { highestPenalty: [] });
    const [deadline] = booked.stays[1]?.rate.cancellation.deadlines ?? [];
    await canceller.moveClockBehind(deadline?.at, 1);
    return booked.tripId;
  }

  async function penaltiesOf(tripId: string) {
    const dearer = (await canceller.stored(tripId)).events.filter(
      ({ kind }) => kind === 'cancellationDearer',
    );
    expect(dearer).toHaveLength(2);
    return dearer.map(({ after }) => after ?? expect.fail('The new cost is missing'));
  }

  test('are reported by one mail with the old and new cost of each and of all', async () => {
    const tripId = await requestedInTime();
    await workAllOff(opened);
    expect(statusesOf(await canceller.stored(tripId))).toEqual(['complete', 'confirmed', 'confirmed']);
    const [first = NOTHING, second = NOTHING] = await penaltiesOf(tripId);
    expect(await mailKinds()).toEqual(['cancellation_dearer']);
    const [mail] = await mailsTo(opened, member.email);
    expect(mail?.text).toContain('2 parts of your trip were not cancelled');
    for (const penalty of [first, second])
      expect(mail?.text).toMatch(
        new RegExp(`The Only Room.*: ${moneyText(penalty)} instead of ${moneyText(NOTHING)}`),
      );
    const total = { amount: first.amount + second.amount, currency: 'CHF' };
    expect(mail?.text).toContain(`In total: ${moneyText(total)} instead of ${moneyText(NOTHING)}`);
  });

  test('are reported once the answer that was lost is known', async () => {
    suppliers.next('cancel', 'callLost');
    const tripId = await requestedInTime();
    await opened.workOff();
    expect(statusesOf(await canceller.stored(tripId))).toEqual(['complete', 'unknown', 'confirmed']);
    expect(await mailKinds()).toEqual([]);
    await workAllOff(opened);
    expect(statusesOf(await canceller.stored(tripId))).toEqual(['complete', 'confirmed', 'confirmed']);
    expect(await mailKinds()).toEqual(['cancellation_dearer']);
    const [mail] = await mailsTo(opened, member.email);
    expect(mail?.text).toContain('2 parts of your trip were not cancelled');
  });

  test('are reported beside the parts that were cancelled', async () => {
    const booked = await insertBookedTrip(opened.deps, member, {
      parts: [...parts, 'confirmed'],
      rates: [REFUNDABLE, REFUNDABLE, NEVER_REFUNDED],
    });
    const price = booked.stays[2]?.price ?? NOTHING;
    const [, , third = ''] = booked.partIds;
    await canceller.cancelled(booked.tripId, { highestPenalty: [{ part: third, penalty: price }] });
    const [deadline] = booked.stays[1]?.rate.cancellation.deadlines ?? [];
    await canceller.moveClockBehind(deadline?.at, 1);
    await workAllOff(opened);
    const statuses = statusesOf(await canceller.stored(booked.tripId));
    expect(statuses).toEqual(['complete', 'confirmed', 'confirmed', 'cancelled']);
    expect(await mailKinds()).toEqual(['cancellation_dearer', 'trip_part_cancelled']);
  });
});

describe('a waiting trip that is cancelled as a whole while a part of it is booked', () => {
  async function requestedInTime(parts: PartStatus[]) {
    const booked = await insertBookedTrip(opened.deps, member, { status: 'waiting_level_1_approval', parts });
    expect(statusesOf(await canceller.cancelled(booked.tripId))[0]).toBe('approved');
    const [deadline] = booked.stays[0]?.rate.cancellation.deadlines ?? [];
    await canceller.moveClockBehind(deadline?.at, 1);
    await workAllOff(opened);
    return booked;
  }

  test('stays booked where the cancellation has become dearer, and can be cancelled at the new cost', async () => {
    const { tripId, stays } = await requestedInTime(['confirmed', 'held']);
    const after = await canceller.stored(tripId);
    expect(statusesOf(after)).toEqual(['complete', 'confirmed', 'cancelled']);
    expect(await canceller.atDesk(stays[0]?.reference)).toBe('confirmed');
    expect(after.events.map(({ kind }) => kind)).not.toContain('cancelled');
    const kinds = (await mailsTo(opened, member.email)).map(({ kind }) => kind);
    expect(kinds).toContain('cancellation_dearer');
    expect(kinds).not.toContain('trip_cancelled');
    const [quote] = await canceller.quote(tripId);
    const penalty = quote?.outcome === 'quoted' ? quote.penalty : expect.fail('It can not be cancelled');
    await canceller.cancelled(tripId);
    await workAllOff(opened);
    expect(await canceller.stored(tripId)).toMatchObject({
      status: 'cancelled',
      end: 'cancelled',
      parts: [{ status: 'cancelled', penalty }, { status: 'cancelled' }],
    });
  });

  test('waits for a decision about what failed, when the booked part stays', async () => {
    const { tripId } = await requestedInTime(['confirmed', 'failed', 'held']);
    const after = await canceller.stored(tripId);
    expect(statusesOf(after)).toEqual(['approved', 'confirmed', 'failed', 'cancelled']);
    expect(after.allowedActions).toContain('cancel');
  });
});
