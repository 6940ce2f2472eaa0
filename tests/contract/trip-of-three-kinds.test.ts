import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { TripRequest } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { carFor } from './support/car-orders.ts';
import { bookedTrip, fareQuote, foundFare, insertFlyer } from './support/flight-orders.ts';
import { bookingsAtDesk, createdTrip, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let me: Member;
let both: string[];

beforeAll(async () => {
  // Each inventory is loaded on first use.
  await switchCompany();
  await order();
}, 90_000);
beforeEach(async () => {
  await switchCompany();
});

async function switchCompany(): Promise<void> {
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  me = await insertFlyer(opened, { companyId, role: 'travel-arranger' });
  const colleague = await insertFlyer(opened, { companyId, role: 'traveler' });
  both = [me.companyUserId, colleague.companyUserId];
}

/** A flight for two, and a room and a car for one of them. */
async function order(
  changed: Partial<Record<'flight' | 'hotel' | 'car', string>> = {},
): Promise<TripRequest> {
  const flight = changed.flight ?? (await fareQuote(opened, me, { travelers: both })).offer;
  const hotel = changed.hotel ?? (await offerOf(opened, me, 'practice-2'));
  const car = changed.car ?? (await carFor(opened, me, 'ZRH'));
  return orderBody(me, '', {
    travelers: both,
    parts: [
      { kind: 'flight', offer: flight },
      { kind: 'hotel', offer: hotel, travelers: [me.companyUserId] },
      { kind: 'car', offer: car, travelers: [me.companyUserId] },
    ],
  });
}

async function takenByMe() {
  return await opened.db
    .selectFrom('embedded_bookings')
    .select(['kind', 'status'])
    .where('company_id', '=', me.companyId)
    .where('status', '<>', 'cancelled')
    .execute();
}

test('a flight, a room and a car are ordered together, and booked together', async () => {
  const trip = await bookedTrip(opened, me, createdTrip(await sendOrder(opened, me, await order())));
  expect(trip.status).toBe('complete');
  expect(trip.parts.map(({ kind, status, travelers }) => [kind, status, travelers])).toEqual([
    ['flight', 'confirmed', both],
    ['hotel', 'confirmed', [me.companyUserId]],
    ['car', 'confirmed', [me.companyUserId]],
  ]);
  const prices = trip.parts.map(({ price }) => price.asked.amount);
  expect(trip.total.asked.amount).toBe(prices.reduce((sum, price) => sum + price));
  expect(trip.startsOn).toBe(trip.parts.map(({ startsOn }) => startsOn).sort()[0]);
  expect(await bookingsAtDesk(opened, trip)).toHaveLength(3);
});

test.each<[string, string, () => Promise<Parameters<typeof order>[0]>]>([
  [
    'the flight',
    'price_changed',
    async () => ({ flight: await foundFare(opened, me, { travelers: both, route: 'GVA-NCE' }) }),
  ],
  ['the room', 'offer_sold_out', async () => ({ hotel: await offerOf(opened, me, 'practice-4') })],
  ['the car', 'offer_expired', async () => ({ car: await carFor(opened, me, 'KSD') })],
])('when %s can not be had, nothing of the trip is', async (_, code, changed) => {
  expect(refusal(await sendOrder(opened, me, await order(await changed()))).code).toBe(code);
  expect(await takenByMe()).toEqual([]);
});

test('when two order the last room, one gets the whole trip, and the other one nothing', async () => {
  const lastRoom = async () => ({ hotel: await offerOf(opened, me, 'practice-8') });
  const wanted = [{ as: me, body: await order(await lastRoom()) }];
  await switchCompany();
  wanted.push({ as: me, body: await order(await lastRoom()) });
  const answers = await Promise.all(wanted.map(({ as, body }) => sendOrder(opened, as, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  await opened.workOff(3);
  for (const [place, { as }] of wanted.entries()) {
    me = as;
    const kinds = (await takenByMe()).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(answers[place]?.status === 201 ? ['car', 'flight', 'hotel'] : []);
  }
});
