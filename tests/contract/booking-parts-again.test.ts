import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { refusal } from './support/call.ts';
import { cancellerOf, workAllOff } from './support/cancellations.ts';
import { mailsTo } from './support/mails.ts';
import { bookingsAtDesk } from './support/orders.ts';
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
import { sharedApp } from './support/shared-app.ts';
import { ConfirmRecord } from './support/turns.ts';

const DECLINED = { outcome: 'declined', reason: 'refused' } as const;

const record = new ConfirmRecord();
const opened = sharedApp({ between: record.between });
let desk: RenewalDesk;

beforeEach(async () => {
  desk = await RenewalDesk.open(opened);
});

const statusesOf = ({ status, parts }: Trip) => [status, ...parts.map((part) => part.status)];
const priceOf = ({ parts }: Trip, place: number) =>
  parts[place]?.price.asked ?? expect.fail('There is no such part');
/** Of so many parts the verdict compares the price with the threshold. */
const countJudged = ({ verdict }: Trip) =>
  verdict.travelers.flatMap(({ thresholds }) => thresholds.filter(({ result }) => result === 'reached'))
    .length;
const mailKinds = async () => (await mailsTo(opened, desk.traveler.email)).map(({ kind }) => kind);

/** So that its turn comes after that of the other stays. */
async function neverRefund(part: Trip['parts'][number] | undefined): Promise<void> {
  if (part?.kind !== 'hotel') return expect.fail('The part is no stay');
  await opened.db
    .updateTable('trip_parts')
    .set({ details: sql`jsonb_set(details::jsonb, '{room,deadlines}', '[]')` })
    .where('id', '=', part._id)
    .execute();
}

/** Approved, with a booked stay, one that its hotel refuses, and where three are wanted one that is held. */
async function stopped(count: 2 | 3): Promise<Trip> {
  const trip = await desk.order(count);
  if (count === 3) await neverRefund(trip.parts[2]);
  const [, refused] = await bookingsAtDesk(opened, trip);
  record.refuse(refused?.reference ?? '', DECLINED);
  await approve(opened, desk.first, trip);
  await workAllOff(opened);
  return await desk.read(trip);
}

describe('a part that could not be booked', () => {
  test('is booked at its price without anybody being asked again, and the next ones after it', async () => {
    const trip = await stopped(3);
    expect(statusesOf(trip)).toEqual(['approved', 'confirmed', 'failed', 'held']);
    const part = trip.parts[1] ?? expect.fail('There is no such part');
    const renewal = await renewalOf(opened, desk.traveler, trip);
    // What could not be booked costs nothing until it is requested again.
    const total = addMoney(trip.total.asked, part.price.asked);
    expect(renewal).toMatchObject({
      before: trip.total.asked,
      total,
      verdict: { levels: [] },
      approvers: [],
      parts: [{ partId: part._id, outcome: 'priced', before: part.price.asked, price: part.price.asked }],
    });
    const before = await bookingsAtDesk(opened, trip);
    const again = changedTrip(await putTrip(opened, desk.traveler, trip, agreeTo(renewal)));
    expect(statusesOf(again)).toEqual(['approved', 'confirmed', 'confirming', 'held']);
    expect(again).toMatchObject({ total: { asked: total }, startsOn: trip.startsOn });
    // What could not be booked is not judged as a part of the trip.
    expect([trip, again].map(countJudged)).toEqual([2, 3]);
    await workAllOff(opened);
    const after = await desk.read(trip);
    expect(statusesOf(after)).toEqual(['complete', 'confirmed', 'confirmed', 'confirmed']);
    const held = await bookingsAtDesk(opened, trip);
    expect(held.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const isSame = held.map(({ reference }, place) => reference === before[place]?.reference);
    expect(isSame).toEqual([true, false, true]);
    expect(await desk.books()).toEqual(['cancelled', 'confirmed', 'confirmed', 'confirmed']);
    expect(await mailKinds()).toEqual([
      'trip_waiting',
      'trip_approved',
      'trip_partly_failed',
      'trip_confirmed',
    ]);
  });

  test('is approved again when it is dearer than what was agreed to, and what is booked stays so', async () => {
    await desk.settleFee({ amount: 1_500, currency: 'CHF' });
    const trip = await stopped(3);
    await desk.practise({ priceChangePercent: 12 });
    const renewal = await renewalOf(opened, desk.traveler, trip);
    const price = renewal.parts[0]?.price ?? expect.fail('It can not be had');
    const fee = trip.bookingInfo.bookingFee ?? expect.fail('There is no fee');
    const total = [priceOf(trip, 0), price, priceOf(trip, 2), fee].reduce(addMoney);
    expect(renewal).toMatchObject({
      before: trip.total.asked,
      total,
      verdict: { levels: [1] },
      approvers: [{ _id: desk.first.companyUserId }],
    });
    const unseen = { resubmit: { total, levels: [] } };
    expect(refusal(await putTrip(opened, desk.traveler, trip, unseen))).toMatchObject({
      code: 'approval_changed',
    });
    const cheaper = { resubmit: { total: trip.total.asked, levels: [1 as const] } };
    expect(refusal(await putTrip(opened, desk.traveler, trip, cheaper))).toMatchObject({
      code: 'price_changed',
    });
    const waiting = changedTrip(await putTrip(opened, desk.traveler, trip, agreeTo(renewal)));
    expect(statusesOf(waiting)).toEqual(['waiting_level_1_approval', 'confirmed', 'held', 'held']);
    const until = waiting.approval?.until ?? '';
    expect(waiting.parts.every(({ heldUntil = until }) => until <= heldUntil)).toBe(true);
    expect(waiting.total.asked).toEqual(total);
    await approve(opened, desk.first, waiting);
    await workAllOff(opened);
    const after = await desk.read(trip);
    expect(statusesOf(after)).toEqual(['complete', 'confirmed', 'confirmed', 'confirmed']);
    expect(after.total.asked).toEqual(total);
    expect(priceOf(after, 1)).toEqual(price);
  });

  test('is approved again when the policy asks for a further level', async () => {
    const trip = await stopped(2);
    const level1Threshold = { amount: 100, currency: 'CHF' };
    await desk.settlePolicy({ level1Threshold, level2Threshold: level1Threshold });
    const waiting = changedTrip(await resubmit(opened, desk.traveler, trip));
    expect(statusesOf(waiting)).toEqual(['waiting_level_1_approval', 'confirmed', 'held']);
    expect(waiting.verdict.levels).toEqual([1, 2]);
  });

  test('that is refused is given back, and what is booked stays so', async () => {
    const trip = await stopped(3);
    await desk.practise({ priceChangePercent: 12 });
    await refuse(opened, desk.first, changedTrip(await resubmit(opened, desk.traveler, trip)));
    await workAllOff(opened);
    expect(statusesOf(await desk.read(trip))).toEqual(['complete', 'confirmed', 'cancelled', 'cancelled']);
    expect(await desk.books()).toEqual(['cancelled', 'cancelled', 'cancelled', 'confirmed']);
  });

  test('that can not be booked again is reported again', async () => {
    const trip = await stopped(2);
    changedTrip(await resubmit(opened, desk.traveler, trip));
    const [, again] = await bookingsAtDesk(opened, trip);
    record.refuse(again?.reference ?? '', DECLINED);
    await workAllOff(opened);
    expect(statusesOf(await desk.read(trip))).toEqual(['approved', 'confirmed', 'failed']);
    expect((await mailKinds()).slice(2)).toEqual(['trip_partly_failed', 'trip_partly_failed']);
    changedTrip(await resubmit(opened, desk.traveler, trip));
    await workAllOff(opened);
    expect(statusesOf(await desk.read(trip))).toEqual(['complete', 'confirmed', 'confirmed']);
  });
});

describe('what is not booked again', () => {
  test('is a part that the trip continues without', async () => {
    const trip = await stopped(2);
    const part = trip.parts[1]?._id ?? '';
    const after = await cancellerOf(opened, desk.traveler).cancelled(trip._id, { parts: [part] });
    expect(statusesOf(after)).toEqual(['complete', 'confirmed', 'cancelled']);
    expect(refusal(await askRenewal(opened, desk.traveler, trip))).toMatchObject({
      code: 'action_withheld',
    });
  });

  test('is what its supplier has not given back yet', async () => {
    const trip = await desk.order(2);
    const [refused] = await bookingsAtDesk(opened, trip);
    record.refuse(refused?.reference ?? '', DECLINED);
    await approve(opened, desk.first, trip);
    await opened.workOff();
    const busy = await desk.read(trip);
    expect(statusesOf(busy)).toEqual(['approved', 'failed', 'confirmed']);
    expect(busy.withheldActions).toContainEqual({ action: 'resubmit', reason: 'busy' });
    await workAllOff(opened);
    expect((await desk.read(trip)).allowedActions).toContain('resubmit');
  });

  test('is a part of a trip that has changed since it was seen', async () => {
    const trip = await stopped(2);
    const agreed = agreeTo(await renewalOf(opened, desk.traveler, trip));
    const answers = await Promise.all([1, 2].map(() => putTrip(opened, desk.traveler, trip, agreed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    await workAllOff(opened);
    expect(statusesOf(await desk.read(trip))).toEqual(['complete', 'confirmed', 'confirmed']);
    expect((await desk.books()).filter((status) => status !== 'cancelled')).toEqual([
      'confirmed',
      'confirmed',
    ]);
  });
});
