import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { HotelPolicy, Trip } from '#domain/contract.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import { insertTravelerWithApprovers, type TravelerWithApprovers } from './support/approvals.ts';
import { lastChange, waitingChange } from './support/change-desk.ts';
import { orderStay } from './support/order-stay.ts';
import { createdTrip, getTrip, HOTELS } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
const FRANC = { amount: 100, currency: 'CHF' };
let companyId: string;
let people: TravelerWithApprovers;
let trip: Trip;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});

beforeEach(async () => {
  people = await insertTravelerWithApprovers(opened.db, companyId, { level1Threshold: FRANC });
  trip = createdTrip(await orderStay(opened, people.traveler, HOTELS.falling, { levels: [1] }));
});

/** Another version of all policies. */
async function settle(hotel: Partial<HotelPolicy>): Promise<void> {
  await opened.db
    .updateTable('travel_policies')
    .set({ version: 2, hotel: JSON.stringify({ ...NO_RULES.hotel, ...hotel }) })
    .execute();
}

const readToday = async (as = people.first) => (await getTrip(opened, as, trip._id)).policyToday;

test('an approver reads nothing of a policy that is as it was', async () => {
  expect(await readToday()).toBeUndefined();
});

test.each<[string, Partial<HotelPolicy>, object]>([
  ['would allow it', {}, { action: 'allow', levels: [], inPolicy: true }],
  ['would ask another level', { level2Threshold: FRANC }, { action: 'approve', levels: [2] }],
  ['would hide it', { highestPrice: FRANC, highestPriceAction: 'hide' }, { action: 'hide' }],
])('an approver reads that the policy has changed since, and %s today', async (_, hotel, verdict) => {
  await settle(hotel);
  expect(await readToday()).toMatchObject({ judgedBy: [{ version: 1 }], verdict });
  expect(await readToday(people.traveler)).toBeUndefined();
  const { verdict: own } = await getTrip(opened, people.first, trip._id);
  expect(own).toMatchObject({ action: 'approve', levels: [1] });
});

test('an approver of a change reads what the policy of today says of it', async () => {
  const { desk, trip: changing } = await waitingChange(opened);
  const readChange = async (as: Member) => lastChange(await desk.read(changing, as));
  expect((await readChange(desk.first)).policyToday).toBeUndefined();
  await settle({ level2Threshold: FRANC });
  const { policyToday, verdict } = await readChange(desk.first);
  expect(policyToday).toMatchObject({
    judgedBy: [{ version: 1 }],
    verdict: { action: 'approve', levels: [2] },
  });
  expect(verdict).toMatchObject({ action: 'approve', levels: [1] });
  expect((await readChange(desk.traveler)).policyToday).toBeUndefined();
});
