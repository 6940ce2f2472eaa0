import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanRecords } from '#server/jobs/job-handlers.ts';
import { refusal } from './support/call.ts';
import { dayAhead } from './support/flights.ts';
import { stayBody } from './support/order-stay.ts';
import { createdTrip, getTrip, HOTELS, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const REMEMBERED_MS = 31 * 24 * 60 * 60_000;

const opened = sharedApp();
let companyId: string;
let me: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
  // Other tests have booked the only room too.
  await opened.db.deleteFrom('embedded_units').execute();
});

/** The only room, in another night where one is wanted twice. */
async function body(as = me, night = 1) {
  const stay = { checkIn: dayAhead(night), checkOut: dayAhead(night + 1) };
  return await stayBody(opened, as, HOTELS.onlyRoom, { stay });
}

async function count(table: 'trips' | 'embedded_bookings'): Promise<number> {
  const { found } = await opened.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return found;
}

test('the same order again is answered as before, also when it was booked in the meantime', async () => {
  const [order, key] = [await body(), randomUUID()];
  const first = await sendOrder(opened, me, order, key);
  const trip = createdTrip(first);
  const [trips, bookings] = [await count('trips'), await count('embedded_bookings')];
  await opened.workOff();
  const again = await sendOrder(opened, me, { ...order }, key);
  expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body: first.body });
  expect(await getTrip(opened, me, trip._id)).toMatchObject({ status: 'complete' });
  expect([await count('trips'), await count('embedded_bookings')]).toEqual([trips, bookings]);
});

test('another order under the same key is refused, and books nothing', async () => {
  const [order, key] = [await body(), randomUUID()];
  createdTrip(await sendOrder(opened, me, order, key));
  const trips = await count('trips');
  const changed = { ...order, bookingInfo: { ...order.bookingInfo, comment: 'Late arrival' } };
  const expected = { status: 409, code: 'idempotency_key_reused' };
  expect(refusal(await sendOrder(opened, me, changed, key))).toEqual(expected);
  expect(refusal(await sendOrder(opened, me, await body(me, 2), key))).toEqual(expected);
  expect(await count('trips')).toBe(trips);
});

test('a refused order leaves its key free', async () => {
  const key = randomUUID();
  const order = await body();
  const incomplete = { ...order, bookingInfo: { ...order.bookingInfo, purpose: 'no-such' } };
  expect(refusal(await sendOrder(opened, me, incomplete, key)).code).toBe('purpose_unknown');
  createdTrip(await sendOrder(opened, me, order, key));
});

test('keys of different people are independent', async () => {
  const other = await insertMember(opened.db, { companyId, role: 'traveler' });
  const key = randomUUID();
  const mine = createdTrip(await sendOrder(opened, me, await body(), key));
  const theirs = createdTrip(await sendOrder(opened, other, await body(other, 2), key));
  expect(theirs._id).not.toBe(mine._id);
});

test('one person in two companies uses a key for one of them', async () => {
  const elsewhere = await insertCompany(opened.db, { name: 'Elsewhere' });
  const companyUserId = await insertMembership(opened.db, { ...me, companyId: elsewhere, role: 'traveler' });
  const there = { ...me, companyId: elsewhere, companyUserId };
  const key = randomUUID();
  createdTrip(await sendOrder(opened, me, await body(), key));
  const answer = await sendOrder(opened, there, await body(there, 2), key);
  expect(refusal(answer)).toEqual({ status: 409, code: 'idempotency_key_reused' });
});

test('a key is remembered for 31 days', async () => {
  const [order, key] = [await body(), randomUUID()];
  createdTrip(await sendOrder(opened, me, order, key));
  opened.clock.advance(REMEMBERED_MS - 60_000);
  await cleanRecords(opened.deps);
  expect((await sendOrder(opened, me, order, key)).status).toBe(201);
  opened.clock.advance(2 * 60_000);
  await cleanRecords(opened.deps);
  expect(refusal(await sendOrder(opened, me, order, key)).code).toBe('offer_expired');
});
