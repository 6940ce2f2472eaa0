import { beforeAll, expect, test } from 'vitest';
import type { CompanyDay, Trip } from '#domain/contract.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { call } from './support/call.ts';
import { createdTrip, HOTELS, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let admin: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
});

async function readDay(): Promise<CompanyDay> {
  const { token } = await openSession(opened.deps, admin);
  const { body } = await call(opened.app, { url: `/api/companies/${companyId}/day`, token });
  return body as CompanyDay;
}

async function order(as: Member, levels: (1 | 2)[]): Promise<Trip> {
  const reason = levels.length > 0 && { reason: { code: 'closerToMeeting' as const } };
  const body = orderBody(as, await offerOf(opened, as, HOTELS.falling), {
    levels,
    bookingInfo: { ...reason },
  });
  return createdTrip(await sendOrder(opened, as, body));
}

test('a company without trips has an empty day', async () => {
  expect(await readDay()).toMatchObject({
    away: { people: 0, trips: [] },
    approvals: { count: 0 },
    thisMonth: { trips: 0, outsidePolicy: 0, spend: [{ amount: 0, currency: 'CHF' }] },
    lastMonth: { trips: 0, outsidePolicy: 0, spend: [{ amount: 0, currency: 'CHF' }] },
  });
});

test('counts what waits, what was booked this month and the month before, and who is away', async () => {
  const member = await insertMember(opened.db, { companyId, role: 'traveler' });
  const booked = await order(member, []);
  const [{ firstName, lastName } = expect.fail('It has a traveller')] = booked.travelers;
  const { day, thisMonth } = await readDay();
  expect(thisMonth).toEqual({
    month: `${day.slice(0, 7)}-01`,
    trips: 1,
    outsidePolicy: 0,
    spend: [expect.objectContaining({ currency: booked.total.asked.currency })],
  });
  const [spent] = thisMonth.spend;
  expect(spent?.amount).toBe(booked.parts.reduce((sum, { price }) => sum + price.asked.amount, 0));

  const price = booked.parts[0]?.price.asked ?? expect.fail('It has a price');
  const limit = { highestPrice: { ...price, amount: 1 }, highestPriceAction: 'approve' as const };
  const { traveler } = await insertTravelerWithApprovers(opened.db, companyId, limit);
  await order(traveler, [1]);
  const waiting = await readDay();
  expect(waiting.approvals).toEqual({ count: 1, oldestSince: expect.any(String) });
  expect(waiting.thisMonth.trips).toBe(1);

  const { db } = opened;
  const now = opened.deps.clock.now().getTime();
  await db
    .updateTable('trips')
    .set({
      created_at: new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 2, 15)),
      levels: [1],
      starts_on: day,
      ends_on: day,
      current_from: new Date(now - 3_600_000),
      ends_at: new Date(now + 3_600_000),
    })
    .where('id', '=', booked._id)
    .execute();
  expect(await readDay()).toMatchObject({
    away: {
      people: 1,
      trips: [{ _id: booked._id, travelers: [{ firstName, lastName }], endsOn: day }],
    },
    thisMonth: { trips: 0, spend: [{ amount: 0, currency: 'CHF' }] },
    lastMonth: { trips: 1, outsidePolicy: 1, spend: [spent] },
  });
});
