import { beforeEach, describe, expect, test } from 'vitest';
import type { Money, Trip } from '#domain/contract.ts';
import { addPercent } from '#domain/money.ts';
import { moneyText } from '#server/features/trips/part/kinds/value-words.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { call, refusal } from './support/call.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import type { Member } from './support/records.ts';
import { RenewalDesk } from './support/renewal-desk.ts';
import { agreeTo, approve, changedTrip, putTrip, refuse, renewalOf, resubmit } from './support/renewals.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 3_600_000;

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let desk: RenewalDesk;
let me: Member;
let approver: Member;

beforeEach(async () => {
  suppliers.forgetFaults();
  desk = await RenewalDesk.open(opened);
  me = desk.traveler;
  approver = desk.first;
});

const requested = ({ total }: Trip): Money => total.requested ?? expect.fail('The trip is not refused');

describe('a rejected trip', () => {
  test('can be requested again at the same price, and waits for the same approver', async () => {
    const trip = await desk.rejected(2);
    const renewal = await renewalOf(opened, me, trip);
    expect(renewal).toMatchObject({
      version: trip.version,
      before: trip.total.requested,
      total: trip.total.requested,
      verdict: { levels: [1] },
      approvers: [{ level: 1, _id: approver.companyUserId }],
    });
    expect(renewal.parts).toMatchObject(
      trip.parts.map(({ _id, price: { asked } }) => ({
        partId: _id,
        outcome: 'priced',
        before: asked,
        price: asked,
      })),
    );
    const again = changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)));
    expect(again).toMatchObject({
      status: 'waiting_level_1_approval',
      total: { asked: trip.total.requested },
      parts: [{ status: 'held' }, { status: 'held' }],
      approval: { level: 1, deciders: [{ _id: approver.companyUserId }] },
      allowedActions: ['update', 'cancel'],
    });
    expect(again).not.toHaveProperty('end');
    for (const part of again.parts)
      for (const gone of ['refund', 'penalty', 'failure']) expect(part).not.toHaveProperty(gone);
    expect(await desk.statusesAtSupplier(again)).toEqual(['held', 'held']);
    expect(kindsOf(again).slice(-3)).toEqual(['resubmitted', 'resubmitted', 'resubmitted']);
    expect((await mailsTo(opened, approver.email)).map(({ kind }) => kind)).toEqual([
      'approval_requested',
      'approval_requested',
    ]);
    await approve(opened, approver, again);
    await opened.workOff(2);
    expect(await desk.read(trip)).toMatchObject({ status: 'complete' });
    expect(await desk.statusesAtSupplier(again)).toEqual(['confirmed', 'confirmed']);
  });

  test('that was requested again is returned unchanged when the request is repeated', async () => {
    const trip = await desk.rejected();
    const renewal = await renewalOf(opened, me, trip);
    const again = changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)));
    expect(await putTrip(opened, me, trip, agreeTo(renewal))).toMatchObject({ status: 412, body: again });
  });

  test.each([
    ['sent back', 'sentBack', async (trip: Trip) => await refuse(opened, approver, trip, { sendBack: true })],
    [
      'expired',
      'expired',
      async () => {
        opened.clock.advance(25 * HOUR);
        await repairTrips(opened.deps);
      },
    ],
  ] as const)('that was %s is requested again, too', async (_, end, ends) => {
    const trip = await desk.order();
    await ends(trip);
    await opened.workOff();
    expect(await desk.read(trip)).toMatchObject({ status: 'rejected', end });
    const again = changedTrip(await resubmit(opened, me, trip));
    expect(again).toMatchObject({ status: 'waiting_level_1_approval', parts: [{ status: 'held' }] });
    const [until, held] = [again.approval?.until, again.parts[0]?.heldUntil];
    expect(until).toBe(new Date(opened.clock.now().getTime() + 24 * HOUR).toISOString());
    expect(held).toBe(until);
  });

  test('can be requested again after each refusal, each time under other references', async () => {
    const trip = await desk.order();
    for (const time of [1, 2, 3]) {
      await refuse(opened, approver, trip);
      await opened.workOff();
      expect(await desk.books()).toEqual(Array.from({ length: time }, () => 'cancelled'));
      changedTrip(await resubmit(opened, me, trip));
      expect(await desk.books()).toEqual([...Array.from({ length: time }, () => 'cancelled'), 'held']);
    }
  });
});

describe('a price that has changed', () => {
  test('is shown next to the previous one, and has to be accepted', async () => {
    const trip = await desk.rejected(2);
    const old = agreeTo(await renewalOf(opened, me, trip));
    await desk.practise({ priceChangePercent: 10 });
    const renewal = await renewalOf(opened, me, trip);
    expect(renewal).toMatchObject({ before: requested(trip), total: addPercent(requested(trip), 10) });
    expect(renewal.parts).toMatchObject(
      trip.parts.map(({ price: { asked } }) => ({ before: asked, price: addPercent(asked, 10) })),
    );
    const before = await desk.books();
    expect(refusal(await putTrip(opened, me, trip, old))).toEqual({ status: 409, code: 'price_changed' });
    expect([await desk.books(), await desk.read(trip)]).toEqual([before, trip]);
    const again = changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)));
    expect(again.total.asked).toEqual(renewal.total);
    expect(again.parts.map(({ price }) => price.asked)).toEqual(renewal.parts.map(({ price }) => price));
    expect(again.events.at(-3)).toMatchObject({
      kind: 'resubmitted',
      before: trip.total.requested,
      after: renewal.total,
    });
    const mails = await mailsTo(opened, approver.email);
    expect(mails.at(-1)?.text).toContain(moneyText(again.total.asked));
  });

  test('may rise within the tolerance until it is requested, and no further in total', async () => {
    const trip = await desk.rejected(2);
    const renewal = await renewalOf(opened, me, trip);
    await desk.practise({ priceChangePercent: 2 });
    const again = changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)));
    expect(again.total.asked).toEqual(addPercent(requested(trip), 2));
    const accepted = await desk.acceptedFor(trip);
    const most = addPercent(requested(trip), 3).amount;
    expect(Math.abs(accepted - most)).toBeLessThanOrEqual(4);
  });

  test('that has fallen is the price paid', async () => {
    const trip = await desk.rejected();
    const renewal = await renewalOf(opened, me, trip);
    await desk.practise({ priceChangePercent: -20 });
    const again = changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)));
    expect(again.total.asked).toEqual(addPercent(requested(trip), -20));
    expect(await desk.acceptedFor(trip)).toBe(addPercent(again.total.asked, 3).amount);
  });
});

describe('a part that is not available', () => {
  test.each([
    ['soldOut', 'offer_sold_out', 409, { outcome: 'soldOut' }],
    ['expired', 'offer_expired', 410, { outcome: 'expired' }],
    ['expired', 'offer_expired', 410, { outcome: 'declined', reason: 'refused' }],
    ['unavailable', 'unavailable', 503, { outcome: 'unknown' }],
  ] as const)(
    'is shown as %s and refused as %s, and all others stay free',
    async (outcome, code, status, fault) => {
      const trip = await desk.rejected(2);
      const agreed = agreeTo(await renewalOf(opened, me, trip));
      suppliers.next('price', fault);
      const renewal = await renewalOf(opened, me, trip);
      expect(renewal.parts.map((part) => part.outcome).toSorted()).toEqual(['priced', outcome].toSorted());
      for (const absent of ['total', 'verdict', 'approvers']) expect(renewal).not.toHaveProperty(absent);
      suppliers.next('price', fault);
      expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual({ status, code });
      expect(await desk.read(trip)).toEqual(trip);
      expect(await desk.books()).toEqual(['cancelled', 'cancelled']);
      changedTrip(await putTrip(opened, me, trip, agreed));
    },
  );

  test.each(['soldOut', 'expired'] as const)(
    'is named with the nearest offers, which can be chosen, when it is %s',
    async (outcome) => {
      const trip = await desk.rejected();
      suppliers.next('price', { outcome });
      const [gone] = (await renewalOf(opened, me, trip)).parts;
      expect(gone?.nearest).toHaveLength(3);
      const [part] = trip.parts;
      const property = part?.kind === 'hotel' ? part.property : expect.fail('The trip has no stay');
      const nearest = gone?.nearest?.[0];
      // A room of the same hotel is nearest to it.
      expect(nearest?.title).toContain(property.name);
      expect(nearest?.result).toBe(property.propertyId);
      const { token } = await openSession(opened.deps, me);
      const { body } = await call(opened.app, {
        method: 'POST',
        url: '/api/booking/hotel/check',
        token,
        body: { travelers: part?.travelers, offer: nearest?.offer },
      });
      expect(body).toMatchObject({ outcome: 'priced', total: { asked: nearest?.price } });
    },
  );

  test('is named without others while its supplier does not answer', async () => {
    const trip = await desk.rejected();
    suppliers.next('price', { outcome: 'unknown' });
    const [silent] = (await renewalOf(opened, me, trip)).parts;
    expect(silent).not.toHaveProperty('nearest');
  });

  test('for an approver is named with nearest offers that cost less', async () => {
    const trip = await desk.rejected();
    const [refused] = (await renewalOf(opened, me, trip)).parts;
    const amounts = refused?.nearest?.map(({ price }) => price.amount) ?? [];
    expect(amounts.length).toBeGreaterThan(0);
    expect(Math.max(...amounts)).toBeLessThan(refused?.price?.amount ?? 0);
  });

  test('at its hold releases all others, and may be retried at once', async () => {
    const trip = await desk.rejected(2);
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    suppliers.next('hold', { outcome: 'soldOut' });
    expect(refusal(await putTrip(opened, me, trip, agreed)).code).toBe('offer_sold_out');
    expect(await desk.read(trip)).toEqual(trip);
    const again = changedTrip(await putTrip(opened, me, trip, agreed));
    opened.clock.advance(HOUR);
    await opened.workOff(2);
    await repairTrips(opened.deps);
    await opened.workOff(2);
    expect(await desk.statusesAtSupplier(again)).toEqual(['held', 'held']);
    expect(await desk.books()).toEqual(['cancelled', 'cancelled', 'held', 'held']);
  });

  test('at its hold is released with all others, and is available again afterwards', async () => {
    const trip = await desk.rejected(2);
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    suppliers.next('hold', { outcome: 'soldOut' });
    expect(refusal(await putTrip(opened, me, trip, agreed)).code).toBe('offer_sold_out');
    opened.clock.advance(HOUR);
    await opened.workOff();
    expect(await desk.books()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    changedTrip(await putTrip(opened, me, trip, agreed));
    expect(await desk.books()).toEqual(['cancelled', 'cancelled', 'cancelled', 'held', 'held']);
  });
});
