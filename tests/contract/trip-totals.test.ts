import { beforeAll, expect, test } from 'vitest';
import type { Money } from '#domain/contract.ts';
import { call } from './support/call.ts';
import { mailsTo } from './support/mails.ts';
import { orderStay } from './support/order-stay.ts';
import { createdTrip, getTrip, HOTELS } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let me: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'With a fee' });
  await setColumns(opened.db, 'companies', companyId, {
    booking_fee_amount: 5_00,
    booking_fee_currency: 'CHF',
  });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
});

/** What the page of a trip and the list say that it costs. */
async function totals(tripId: string): Promise<(Money | undefined)[]> {
  const { token } = await openSession(opened.deps, me);
  const { total } = await getTrip(opened, me, tripId);
  const { body } = await call(opened.app, { url: '/api/trips', token });
  const { docs } = body as { docs: { _id: string; total: Money }[] }; // the contract has checked it
  return [total.asked, docs.find(({ _id }) => _id === tripId)?.total];
}

test('a trip of which nothing could be booked costs nothing, not even the booking fee', async () => {
  const { _id } = createdTrip(await orderStay(opened, me, HOTELS.closedDesk));
  await opened.workOff(5);
  const trip = await getTrip(opened, me, _id);
  expect(trip).toMatchObject({ status: 'cancelled', end: 'failed' });
  const nothing = { amount: 0, currency: 'CHF' };
  expect(await totals(_id)).toEqual([nothing, nothing]);
  expect(trip.bookingInfo).not.toHaveProperty('bookingFee');
  const mail = (await mailsTo(opened, me.email)).at(-1);
  expect(mail?.text).toContain('Price\n  Total: CHF 0.00\n');
});

test('a total that an earlier version stored is not shown', async () => {
  const trip = createdTrip(await orderStay(opened, me, HOTELS.falling));
  await setColumns(opened.db, 'trips', trip._id, { total_amount: 1 });
  expect(await totals(trip._id)).toEqual([trip.total.asked, trip.total.asked]);
});
