import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { call, refusal } from './support/call.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { orderStay } from './support/order-stay.ts';
import {
  bookingsAtDesk,
  checkedOffer,
  createdTrip,
  getTrip,
  HOTELS,
  kindsOf,
  offerOf,
  orderBody,
  type Stay,
  sendOrder,
} from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
});

const newTraveler = () => insertMember(opened.db, { companyId, role: 'traveler' });

const order = (as: Member, propertyId: string, stay: Stay = {}) =>
  orderStay(opened, as, propertyId, { stay });

/** The trip once all jobs are done that it takes. */
async function booked(as: Member, propertyId: string): Promise<Trip> {
  const trip = createdTrip(await order(as, propertyId));
  await opened.workOff(5);
  return await getTrip(opened, as, trip._id);
}

test('the history shows the device of an order, and that the rest was automatic', async () => {
  const me = await newTraveler();
  const body = orderBody(me, await offerOf(opened, me, HOTELS.falling));
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
  const from = { ip: '203.0.113.7', userAgent };
  const { events } = createdTrip(await sendOrder(opened, me, body, randomUUID(), from));
  expect(events.map(({ by, origin }) => [by?.lastName, origin])).toEqual([
    ['Tester', { browser: 'chrome', system: 'windows', network: '203.0.113.0/24' }],
    [undefined, undefined],
  ]);
});

test('the fee of the company is in the total of the trip, of its mail and of the list', async () => {
  const withFee = await insertCompany(opened.db, { name: 'With a fee' });
  await setColumns(opened.db, 'companies', withFee, { booking_fee_amount: 500, booking_fee_currency: 'CHF' });
  const me = await insertMember(opened.db, { companyId: withFee, role: 'traveler' });
  const trip = createdTrip(await order(me, HOTELS.falling));
  expect(trip.bookingInfo.bookingFee).toEqual({ amount: 500, currency: 'CHF' });
  const { token } = await openSession(opened.deps, me);
  const list = await call(opened.app, { url: '/api/trips', token });
  const [part] = trip.parts;
  const { amount = 0, currency } = part?.price.asked ?? {};
  const total = { amount: amount + 500, currency };
  expect(trip.total).toEqual({ asked: total });
  expect(list.body).toMatchObject({ docs: [{ total }] });
});

test('an order is held at once, and booked by a job', async () => {
  const me = await newTraveler();
  const trip = createdTrip(await order(me, HOTELS.onlyRoom));
  expect(trip).toMatchObject({
    status: 'approved',
    title: expect.stringMatching(/^Einsiedeln, \d+ /),
    startsOn: dayAhead(30),
    endsOn: dayAhead(32),
    travelers: [{ _id: me.companyUserId, lastName: 'Tester' }],
    bookingInfo: { paymentType: 'invoice', purpose: 'client-visit', referenceFields: [] },
    parts: [{ kind: 'hotel', status: 'confirming', nights: 2, rooms: 1, startsOn: dayAhead(30) }],
  });
  expect(trip.total.asked).toEqual(trip.parts[0]?.price.asked);
  expect(kindsOf(trip)).toEqual(['requested', 'confirming']);
  expect(await getTrip(opened, me, trip._id)).toEqual(trip);
  expect(await mailsTo(opened, me.email)).toEqual([]);
  const [held] = await bookingsAtDesk(opened, trip);
  expect(held).toMatchObject({ status: 'held', price: trip.total.asked.amount });

  await opened.workOff();
  const after = await getTrip(opened, me, trip._id);
  expect(after).toMatchObject({
    status: 'complete',
    parts: [{ status: 'confirmed', locator: held?.locator }],
  });
  expect(after.parts[0]).not.toHaveProperty('heldUntil');
  expect(after.version).toBeGreaterThan(trip.version);
  expect(kindsOf(after)).toEqual(['requested', 'confirming', 'confirmed', 'completed']);
  expect(await mailsTo(opened, me.email)).toMatchObject([{ kind: 'trip_confirmed' }]);
  expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'confirmed' }]);
});

describe('at a hotel for practice', () => {
  test.each([
    [HOTELS.rising, { status: 409, code: 'price_changed' }],
    [HOTELS.full, { status: 409, code: 'offer_sold_out' }],
    [HOTELS.briefOffer, { status: 410, code: 'offer_expired' }],
  ])('%s the order is refused: %o', async (propertyId, expected) => {
    const me = await newTraveler();
    expect(refusal(await order(me, propertyId))).toEqual(expected);
    const trips = await opened.db
      .selectFrom('trips')
      .select('id')
      .where('created_by_user_id', '=', me.userId)
      .execute();
    expect(trips).toEqual([]);
  });

  test('whose only room is gone the order is refused', async () => {
    const stay = { checkIn: dayAhead(60), checkOut: dayAhead(61) };
    const [me, other] = [await newTraveler(), await newTraveler()];
    const offer = await offerOf(opened, me, HOTELS.onlyRoom, stay);
    createdTrip(await order(other, HOTELS.onlyRoom, stay));
    const answer = await sendOrder(opened, me, orderBody(me, offer));
    expect(refusal(answer)).toEqual({ status: 409, code: 'offer_sold_out' });
  });

  test.each([
    [HOTELS.slightlyRising, 1.02],
    [HOTELS.falling, 0.92],
  ])('%s the new price is paid', async (propertyId, factor) => {
    const me = await newTraveler();
    const offer = await offerOf(opened, me, propertyId);
    const trip = createdTrip(await sendOrder(opened, me, orderBody(me, offer)));
    const asked = Number(/~(\d+)CHF~/.exec(offer)?.[1]);
    expect(trip.total.asked.amount).toBe(Math.round(asked * factor));
    await opened.workOff();
    expect(await getTrip(opened, me, trip._id)).toMatchObject({ status: 'complete', total: trip.total });
  });

  test('the increased price is paid when the traveler accepts it', async () => {
    const me = await newTraveler();
    const offer = await checkedOffer(opened, me, await offerOf(opened, me, HOTELS.rising));
    createdTrip(await sendOrder(opened, me, orderBody(me, offer)));
  });

  test('that declines nothing is bought, and nothing stays held', async () => {
    const me = await newTraveler();
    const trip = await booked(me, HOTELS.closedDesk);
    expect(trip).toMatchObject({
      status: 'cancelled',
      end: 'failed',
      parts: [{ status: 'failed', failure: 'declined' }],
    });
    expect(trip.parts[0]).not.toHaveProperty('heldUntil');
    expect(kindsOf(trip)).toEqual(['requested', 'confirming', 'failed', 'failed']);
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'cancelled' }]);
    expect(await mailsTo(opened, me.email)).toMatchObject([{ kind: 'trip_failed' }]);
  });

  test('whose answer is lost the booking is looked up', async () => {
    const me = await newTraveler();
    const created = createdTrip(await order(me, HOTELS.lostLetter));
    await opened.workOff();
    const lookingUp = await getTrip(opened, me, created._id);
    expect(lookingUp).toMatchObject({ status: 'approved', parts: [{ status: 'unknown' }] });
    await opened.workOff();
    const trip = await getTrip(opened, me, created._id);
    expect(trip).toMatchObject({ status: 'complete', parts: [{ status: 'confirmed' }] });
    expect(kindsOf(trip)).toEqual(['requested', 'confirming', 'answerLost', 'found', 'completed']);
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'confirmed' }]);
    expect(await mailsTo(opened, me.email)).toMatchObject([{ kind: 'trip_confirmed' }]);
  });
});

describe('an order of several parts', () => {
  async function twoNights(as: Member, second: string) {
    const parts = await Promise.all(
      [HOTELS.onlyRoom, second].map(async (propertyId, index) => {
        const stay = { checkIn: dayAhead(90 + 3 * index), checkOut: dayAhead(92 + 3 * index) };
        return { kind: 'hotel' as const, offer: await offerOf(opened, as, propertyId, stay) };
      }),
    );
    return await sendOrder(opened, as, orderBody(as, '', { parts }));
  }

  test('is one trip from the first day to the last, booked part by part', async () => {
    const me = await newTraveler();
    const trip = createdTrip(await twoNights(me, HOTELS.lostLetter));
    expect(trip).toMatchObject({
      startsOn: dayAhead(90),
      endsOn: dayAhead(95),
      title: expect.stringMatching(/^Einsiedeln, \d+ /),
    });
    const [one, other] = trip.parts.map(({ price }) => price.asked.amount);
    expect(trip.total.asked.amount).toBe((one ?? 0) + (other ?? 0));
    await opened.workOff();
    const half = await getTrip(opened, me, trip._id);
    expect(half).toMatchObject({
      status: 'approved',
      parts: [{ status: 'confirmed' }, { status: 'unknown' }],
    });
    await opened.workOff();
    expect(await getTrip(opened, me, trip._id)).toMatchObject({ status: 'complete' });
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([
      { status: 'confirmed' },
      { status: 'confirmed' },
    ]);
  });
});
