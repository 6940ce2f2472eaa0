import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { addMoney, addPercent } from '#domain/money.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { ALWAYS, approve, decidedTrip, reject, sendBack } from './support/decision-calls.ts';
import { mailsTo } from './support/mails.ts';
import { staysBody } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, sendOrder } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { setPriceAtDesk } from './support/set-price-at-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const DAY = 24 * 3_600_000;

const opened = sharedApp();
let companyId: string;
let me: Member;
let first: Member;
const FIRST_NIGHT = 11;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  opened.discardJobs();
  const people = await insertTravelerWithApprovers(opened.db, companyId, { level1Threshold: ALWAYS });
  ({ traveler: me, first } = people);
  await opened.db.deleteFrom('embedded_units').execute();
});

const read = ({ _id }: Trip) => getTrip(opened, me, _id);
const pricesOf = ({ parts }: Trip) => parts.map(({ price }) => price.asked);

/** The supplier's status of each part; an expired hold counts as none. */
async function deskStatuses(trip: Trip): Promise<string[]> {
  const bookings = await bookingsAtDesk(opened, trip);
  const now = opened.clock.now();
  return bookings.map(({ status, heldUntil }) => (heldUntil && heldUntil <= now ? 'lapsed' : status));
}

async function order(count: number): Promise<Trip> {
  const body = await staysBody(opened, me, { firstNight: FIRST_NIGHT, count, levels: [1] });
  return createdTrip(await sendOrder(opened, me, body));
}

/** The prices of these parts rise by five percent before they are booked; the others are booked. */
async function approveRisen(trip: Trip, ...positions: number[]): Promise<Trip> {
  const prices = pricesOf(trip);
  for (const position of positions) {
    const before = prices[position] ?? expect.fail(`There is no part ${position}`);
    await setPriceAtDesk(opened, trip, addPercent(before, 5), position);
  }
  decidedTrip(await approve(opened, first, trip));
  await opened.workOff();
  return await read(trip);
}

describe('prices that have risen beyond the approved ones', () => {
  test('of two parts are shown together, and booked once both are approved', async () => {
    const trip = await order(3);
    const back = await approveRisen(trip, 0, 2);
    expect(back).toMatchObject({
      status: 'waiting_level_1_approval',
      parts: [{ status: 'held' }, { status: 'confirmed' }, { status: 'held' }],
    });
    const [one, two, three] = pricesOf(trip).map((price, place) =>
      place === 1 ? price : addPercent(price, 5),
    );
    if (!one || !two || !three) expect.fail('A price is missing');
    expect(pricesOf(back)).toEqual([one, two, three]);
    const total = [one, two, three].reduce(addMoney);
    expect(back.total.asked).toEqual(total);
    const rises = back.events.filter(({ kind, partId }) => kind === 'priceExceeded' && partId !== undefined);
    expect(rises.map(({ partId }) => partId).toSorted()).toEqual(
      [back.parts[0]?._id, back.parts[2]?._id].toSorted(),
    );
    decidedTrip(await approve(opened, first, back));
    await opened.workOff();
    expect(await read(trip)).toMatchObject({ status: 'complete', total: { asked: total } });
    expect(await deskStatuses(trip)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  test('make a decision at the earlier version and total invalid', async () => {
    const trip = await order(1);
    const back = await approveRisen(trip, 0);
    const current = { version: back.version, total: back.total.asked };
    for (const decide of [approve, reject, sendBack]) {
      expect(await decide(opened, first, trip)).toMatchObject({ status: 409, body: { current } });
      const { version } = current;
      const atOldTotal = await decide(opened, first, back, { version, total: trip.total.asked });
      expect(atOldTotal).toMatchObject({ status: 409, body: { code: 'trip_changed', current } });
    }
    decidedTrip(await approve(opened, first, back));
  });

  test('require an approval even if the second of two rises comes later', async () => {
    const trip = await order(2);
    const prices = pricesOf(trip).map((price) => addPercent(price, 5));
    for (const [position, price] of prices.entries()) await setPriceAtDesk(opened, trip, price, position);
    decidedTrip(await approve(opened, first, trip));
    const [one, other] = opened.takeJobs().filter(({ name }) => name === 'part.confirm');
    await one?.work();
    const early = await read(trip);
    expect(early).toMatchObject({ status: 'waiting_level_1_approval' });
    await other?.work();
    expect(await approve(opened, first, early)).toMatchObject({ status: 409 });
    decidedTrip(await approve(opened, first, await read(trip)));
    await opened.workOff();
    expect(await read(trip)).toMatchObject({ status: 'complete', total: { asked: prices.reduce(addMoney) } });
  });
});

describe('of a partly booked trip', () => {
  const expireIt = async (trip: Trip) => {
    opened.clock.advance(2 * DAY);
    await repairTrips(opened.deps);
    return await read(trip);
  };
  const rejectIt = async (trip: Trip) => decidedTrip(await reject(opened, first, trip));
  const sendItBack = async (trip: Trip) => decidedTrip(await sendBack(opened, first, trip));

  test.each([
    ['a refusal', rejectIt, { kind: 'rejected', mail: 'trip_rejected' }],
    ['a return for changes', sendItBack, { kind: 'sentBack', mail: 'trip_sent_back' }],
    ['the end of the deadline', expireIt, { kind: 'expired', mail: 'trip_expired' }],
  ])('%s gives back what is held, and keeps what is booked', async (_, decide, { kind, mail }) => {
    const back = await approveRisen(await order(2), 0);
    const refused = await decide(back);
    expect(refused).toMatchObject({
      status: 'approved',
      parts: [{ status: 'cancelling' }, { status: 'confirmed' }],
    });
    expect(refused.events.map((event) => event.kind)).toContain(kind);
    await opened.workOff();
    const after = await read(back);
    expect(after).toMatchObject({
      status: 'complete',
      parts: [{ status: 'cancelled' }, { status: 'confirmed' }],
    });
    expect(after).not.toHaveProperty('end');
    expect(after.allowedActions).toEqual(['addPart', 'changePart', 'update', 'cancel']);
    const [givenBack, kept] = await deskStatuses(back);
    expect(givenBack).not.toBe('confirmed');
    expect(givenBack).not.toBe('held');
    expect(kept).toBe('confirmed');
    const mails = (await mailsTo(opened, me.email)).filter((sent) => sent.kind === mail);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('booked');
    expect(mails[0]?.text).toMatch(/What is (already )?booked stays booked\./);
    expect(mails[0]?.text).not.toMatch(/nothing was booked/i);
    expect(mails[0]?.text).not.toMatch(/nothing is charged\./i);
  });

  test.each([
    ['a refusal', rejectIt, 'rejected'],
    ['a return for changes', sendItBack, 'sentBack'],
    ['the end of the deadline', expireIt, 'expired'],
  ])('while a supplier has not answered yet, %s keeps what it may have booked', async (_, decide, kind) => {
    const trip = await order(2);
    await setPriceAtDesk(opened, trip, addPercent(pricesOf(trip)[0] ?? expect.fail(), 5));
    decidedTrip(await approve(opened, first, trip));
    const [one, other] = opened.takeJobs().filter(({ name }) => name === 'part.confirm');
    await one?.work();
    const back = await read(trip);
    expect(back).toMatchObject({ parts: [{ status: 'held' }, { status: 'confirming' }] });
    // The request has already reached the supplier when the decision is made.
    const refused = await decide(back);
    expect(refused).toMatchObject({
      status: 'approved',
      parts: [{ status: 'cancelling' }, { status: 'confirming' }],
    });
    await other?.work();
    await opened.workOff(3);
    const after = await read(trip);
    expect(after.events.map((event) => event.kind)).toContain(kind);
    const isBooked = after.parts[1]?.status === 'confirmed';
    expect(after.status).toBe(isBooked ? 'complete' : 'cancelled');
    const [givenBack, kept] = await deskStatuses(trip);
    expect(givenBack).not.toBe('held');
    expect(kept === 'confirmed').toBe(isBooked);
  });
});
