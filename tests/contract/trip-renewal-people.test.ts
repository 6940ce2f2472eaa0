import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip, TripList } from '#domain/contract.ts';
import { addMoney, addPercent } from '#domain/money.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import { insertMember, type Member } from './support/records.ts';
import { RenewalDesk } from './support/renewal-desk.ts';
import {
  agreeTo,
  approve,
  askRenewal,
  changedTrip,
  putTrip,
  refuse,
  renewalOf,
  resubmit,
} from './support/renewals.ts';
import { openSession } from './support/sessions.ts';
import { setPriceAtDesk } from './support/set-price-at-desk.ts';

const DAY = 24 * 3_600_000;
const ONE_FRANC = { amount: 100, currency: 'CHF' };
const WITHHELD = { status: 409, code: 'action_withheld' };

let opened: ContractApp;
let desk: RenewalDesk;
let me: Member;

beforeAll(async () => {
  opened = await openContractApp();
});
beforeEach(async () => {
  desk = await RenewalDesk.open(opened);
  me = desk.traveller;
});
afterAll(() => opened.close());

describe('the policy of now', () => {
  test('may ask for another level, which has to be agreed to', async () => {
    const trip = await desk.rejected();
    const old = agreeTo(await renewalOf(opened, me, trip));
    await desk.settlePolicy({ level1Threshold: ONE_FRANC, level2Threshold: ONE_FRANC });
    const renewal = await renewalOf(opened, me, trip);
    expect(renewal).toMatchObject({
      verdict: { levels: [1, 2] },
      approvers: [
        { level: 1, _id: desk.first.companyUserId },
        { level: 2, _id: desk.second.companyUserId },
      ],
    });
    expect(refusal(await putTrip(opened, me, trip, old))).toEqual({ status: 409, code: 'approval_changed' });
    expect(await desk.read(trip)).toEqual(trip);
    const again = changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)));
    expect(again).toMatchObject({
      status: 'waiting_level_1_approval',
      verdict: { levels: [1, 2] },
      bookingInfo: { level2Approver: { _id: desk.second.companyUserId } },
    });
    expect(await approve(opened, desk.first, trip)).toMatchObject({ status: 'waiting_level_2_approval' });
    const decided = await approve(opened, desk.second, trip);
    expect(decided.events.findLast(({ kind }) => kind === 'approved')?.seen?.policies).toMatchObject([
      { version: 2 },
    ]);
  });

  test('may ask for no approval any more, and then it is booked at once', async () => {
    const trip = await desk.rejected(2);
    await desk.settlePolicy({});
    const renewal = await renewalOf(opened, me, trip);
    expect(renewal).toMatchObject({ verdict: { levels: [] }, approvers: [] });
    const again = changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)));
    expect(again).toMatchObject({
      status: 'approved',
      parts: [{ status: 'confirming' }, { status: 'confirming' }],
    });
    expect(again).not.toHaveProperty('approval');
    expect(again.bookingInfo).not.toHaveProperty('level1Approver');
    await opened.workOff();
    expect(await desk.read(trip)).toMatchObject({ status: 'complete' });
    expect(await desk.books()).toEqual(['cancelled', 'cancelled', 'confirmed', 'confirmed']);
    const kinds = (await mailsTo(opened, me.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['trip_waiting', 'trip_rejected', 'trip_confirmed']);
  });

  test('may not allow a part any more, of which no price is told', async () => {
    const trip = await desk.rejected();
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    await desk.settlePolicy({ highestPrice: ONE_FRANC, highestPriceAction: 'hide' });
    const renewal = await renewalOf(opened, me, trip);
    const [part] = trip.parts;
    expect(renewal.parts).toEqual([{ partId: part?._id, outcome: 'hidden', before: part?.price.asked }]);
    expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual({ status: 422, code: 'offer_invalid' });
    expect(await desk.read(trip)).toEqual(trip);
  });

  test('may ask why, with the same request', async () => {
    const trip = await desk.rejected();
    await desk.settlePolicy({
      highestPrice: ONE_FRANC,
      highestPriceAction: 'approve',
      level1Threshold: ONE_FRANC,
    });
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    const answer = await putTrip(opened, me, trip, agreed);
    expect(refusal(answer)).toEqual({ status: 422, code: 'reason_missing' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/bookingInfo/reason' }] });
    const bookingInfo = {
      reason: { code: 'clientRequest' as const },
      comment: 'The only hotel that is near',
    };
    const again = changedTrip(await putTrip(opened, me, trip, { ...agreed, bookingInfo }));
    expect(again.bookingInfo).toMatchObject(bookingInfo);
    expect(kindsOf(again).slice(-3)).toEqual(['updated', 'resubmitted', 'resubmitted']);
  });
});

describe('who requests a trip again', () => {
  test('is not its approver', async () => {
    const trip = await desk.rejected();
    expect(refusal(await askRenewal(opened, desk.first, trip))).toEqual({ status: 403, code: 'forbidden' });
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    expect(refusal(await putTrip(opened, desk.first, trip, agreed))).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });

  test('is said with the request, and does not decide on it', async () => {
    const { companyId } = desk;
    const [admin, other] = [
      await insertMember(opened.db, { companyId, role: 'company-admin' }),
      await insertMember(opened.db, { companyId, role: 'company-admin' }),
    ];
    const trip = await desk.rejected();
    await opened.db
      .updateTable('company_users')
      .set({ level1_approver_id: null, level2_approver_id: null })
      .where('id', '=', me.companyUserId)
      .execute();
    const renewal = await renewalOf(opened, admin, trip);
    expect(renewal.approvers).toMatchObject([{ _id: other.companyUserId }]);
    const again = changedTrip(await putTrip(opened, admin, trip, agreeTo(renewal)));
    expect(again).toMatchObject({
      approval: { deciders: [{ _id: other.companyUserId }] },
      withheldActions: expect.arrayContaining([{ action: 'approve', reason: 'ownTrip' }]),
    });
    const { first_name: firstName, last_name: lastName } = await opened.db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow();
    expect(again.events.at(-2)).toMatchObject({ kind: 'resubmitted', by: { firstName, lastName } });
    await approve(opened, other, trip);
  });

  test('asks the approver of now, in whose lists the trip stands from then on', async () => {
    const trip = await desk.rejected();
    await opened.db
      .updateTable('company_users')
      .set({ level1_approver_id: desk.second.companyUserId, level2_approver_id: null })
      .where('id', '=', me.companyUserId)
      .execute();
    expect(await seenBy(desk.first, trip)).toEqual({ status: 200, listed: 1 });
    const again = changedTrip(await resubmit(opened, me, trip));
    expect(again).toMatchObject({ approval: { deciders: [{ _id: desk.second.companyUserId }] } });
    opened.clock.advance(DAY + 1);
    await repairTrips(opened.deps);
    opened.clock.advance(-DAY - 1);
    expect(await desk.read(trip)).toMatchObject({ end: 'expired' });
    expect(await seenBy(desk.first, trip)).toEqual({ status: 404, listed: 0 });
    expect(await seenBy(desk.second, trip)).toEqual({ status: 200, listed: 1 });
  });

  test('requests nothing for people who have left', async () => {
    const trip = await desk.rejected();
    const arranger = await insertMember(opened.db, { companyId: desk.companyId, role: 'travel-arranger' });
    await opened.db
      .updateTable('company_users')
      .set({ active: false })
      .where('id', '=', me.companyUserId)
      .execute();
    expect(refusal(await askRenewal(opened, arranger, trip))).toEqual({
      status: 422,
      code: 'traveler_inactive',
    });
  });
});

describe('what can not be requested again', () => {
  test('is a trip that waits', async () => {
    const trip = await desk.order();
    const answer = await askRenewal(opened, me, trip);
    expect(refusal(answer)).toEqual(WITHHELD);
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('rejected or has expired') });
    const agreed = { resubmit: { total: trip.total.asked, levels: [1 as const] } };
    expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual(WITHHELD);
  });

  test('is a trip that has begun', async () => {
    const trip = await desk.rejected();
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    opened.clock.advance((desk.firstNight + 3) * DAY);
    const answer = await askRenewal(opened, me, trip);
    expect(refusal(answer)).toEqual(WITHHELD);
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('has begun') });
    expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual(WITHHELD);
    opened.clock.advance(-(desk.firstNight + 3) * DAY);
  });
});

test('the fee of the company is no part of what may rise', async () => {
  const bookingFee = { amount: 50_00, currency: 'CHF' };
  await desk.settleFee(bookingFee);
  const trip = await desk.rejected();
  const price = trip.parts[0]?.price.asked ?? expect.fail('There is no part');
  const renewal = await renewalOf(opened, me, trip);
  expect(renewal.total).toEqual(addMoney(price, bookingFee));
  const agreed = { ...renewal, total: addMoney(addPercent(price, -3.5), bookingFee) };
  expect(refusal(await putTrip(opened, me, trip, agreeTo(agreed))).code).toBe('price_changed');
  const again = changedTrip(await resubmit(opened, me, trip));
  expect(again.total.asked).toEqual(renewal.total);
});

test('a part that was cancelled by itself stays so when the rest is requested again', async () => {
  const trip = await desk.order(2);
  const [kept, risen] = trip.parts;
  if (!kept || !risen) return expect.fail('There are two parts');
  await setPriceAtDesk(opened, trip, addPercent(risen.price.asked, 10), 1);
  await approve(opened, desk.first, trip);
  const [first, second] = opened.takeJobs().filter(({ name }) => name === 'part.confirm');
  await first?.work();
  await cancelPart(trip, kept._id);
  await opened.workOff(2);
  await second?.work();
  expect(await desk.read(trip)).toMatchObject({
    status: 'waiting_level_1_approval',
    parts: [{ status: 'cancelled' }, { status: 'held' }],
  });
  await refuse(opened, desk.first, trip);
  await opened.workOff();
  const renewal = await renewalOf(opened, me, trip);
  expect(renewal.parts).toMatchObject([{ partId: risen._id, outcome: 'priced' }]);
  const again = changedTrip(await resubmit(opened, me, trip));
  expect(again).toMatchObject({
    parts: [{ status: 'cancelled' }, { status: 'held' }],
    total: { asked: risen.price.asked },
  });
});

async function seenBy(as: Member, { _id }: Trip) {
  const { token } = await openSession(opened.deps, as);
  const list = await call(opened.app, { url: '/api/trips?tripFilter=cancelled', token });
  const { status } = await call(opened.app, { url: `/api/trips/${_id}`, token });
  return { status, listed: (list.body as TripList).docs.length }; // the contract has checked it
}

async function cancelPart({ _id }: Trip, part: string): Promise<void> {
  const { token } = await openSession(opened.deps, me);
  const body = { reason: 'The first night is not needed', part };
  const { status } = await call(opened.app, { method: 'POST', url: `/api/trips/${_id}/cancel`, token, body });
  expect(status).toBe(200);
}
