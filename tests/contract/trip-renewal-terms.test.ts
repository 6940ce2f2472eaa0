import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { addMoney, addPercent } from '#domain/money.ts';
import { insertCard } from '#server/features/cards/card-repository.ts';
import { call, refusal } from './support/call.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import type { Member } from './support/records.ts';
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
import { setColumns } from './support/set-columns.ts';
import { setPriceAtDesk } from './support/set-price-at-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const ONE_FRANC = { amount: 100, currency: 'CHF' };

const opened = sharedApp();
let desk: RenewalDesk;
let me: Member;

beforeEach(async () => {
  desk = await RenewalDesk.open(opened);
  me = desk.traveler;
});

describe('the current policy', () => {
  test('may require another level, which has to be confirmed', async () => {
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

  test('may no longer require an approval, and then it is booked at once', async () => {
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

  test('may no longer allow a part, whose price is then not returned', async () => {
    const trip = await desk.rejected();
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    await desk.settlePolicy({ highestPrice: ONE_FRANC, highestPriceAction: 'hide' });
    const renewal = await renewalOf(opened, me, trip);
    const [part] = trip.parts;
    const hidden = { partId: part?._id, outcome: 'hidden', before: part?.price.asked };
    // At one franc, the policy hides all others as well.
    expect(renewal.parts).toEqual([{ ...hidden, nearest: [] }]);
    expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual({ status: 422, code: 'offer_invalid' });
    expect(await desk.read(trip)).toEqual(trip);
  });

  test('may ask for a reason, with the same request', async () => {
    const rejected = await desk.rejected();
    await setColumns(opened.db, 'trips', rejected._id, {
      booking_info: JSON.stringify({ ...rejected.bookingInfo, reason: undefined }),
    });
    const trip = await desk.read(rejected);
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

test('the fee of the company does not count as a price increase', async () => {
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

test('the card that pays has to exist, and be valid until the end', async () => {
  const { companyId } = desk;
  await setColumns(opened.db, 'companies', companyId, { payment_type: 'creditcard' });
  const card = { vendor: 'VI', number: '4242424242424242', name: 'Anna Keller', isDefault: true };
  const owner = { company_id: companyId };
  await insertCard(opened.db, opened.deps.keys, { ...card, owner, expiresOn: '2051-12-31' });
  const { id: creditCardId } = await opened.db
    .selectFrom('cards')
    .select('id')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const trip = await desk.rejected(1, { creditCardId });
  const agreed = agreeTo(await renewalOf(opened, me, trip));
  const cards = opened.db.updateTable('cards').where('id', '=', creditCardId);
  await cards.set({ expires_on: trip.startsOn }).execute();
  expect(refusal(await askRenewal(opened, me, trip))).toEqual({ status: 422, code: 'card_expired' });
  await opened.db.deleteFrom('cards').where('id', '=', creditCardId).execute();
  expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual({ status: 422, code: 'card_unknown' });
  expect(await desk.read(trip)).toEqual(trip);
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

async function cancelPart({ _id }: Trip, part: string): Promise<void> {
  const { token } = await openSession(opened.deps, me);
  const body = { reason: 'The first night is not needed', parts: [part] };
  const { status } = await call(opened.app, { method: 'POST', url: `/api/trips/${_id}/cancel`, token, body });
  expect(status).toBe(200);
}
