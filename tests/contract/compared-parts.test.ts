import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HotelPolicy, Money, Trip } from '#domain/contract.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { insertTravelerWithApprovers, type TravelerWithApprovers } from './support/approvals.ts';
import { call } from './support/call.ts';
import { hotelsOf, stayBody } from './support/hotels.ts';
import { createdTrip, getTrip, HOTELS, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});

async function order(as: Member, levels: (1 | 2)[], hotel: string = HOTELS.falling): Promise<Trip> {
  const reason = levels.length > 0 && { reason: { code: 'closerToMeeting' as const } };
  const body = orderBody(as, await offerOf(opened, as, hotel), {
    levels,
    bookingInfo: { ...reason },
  });
  return createdTrip(await sendOrder(opened, as, body));
}

function stayOf({ parts: [part] }: Trip) {
  return part?.kind === 'hotel' ? part : expect.fail('The trip has no stay');
}

/** The lowest price within six kilometres of the hotel, as a search shows it. */
async function lowestAround(as: Member, trip: Trip): Promise<number> {
  const { latitude, longitude } = stayOf(trip).property;
  const { token } = await openSession(opened.deps, as);
  const body = stayBody([as.companyUserId], { location: { latitude, longitude }, radius: 6 });
  const answer = await call(opened.app, { method: 'POST', url: '/api/booking/hotel/search', token, body });
  return Math.min(...hotelsOf(answer.body).flatMap(({ rates }) => rates.map(({ price }) => price.amount)));
}

/** Stays above this price need an approval. */
function limitBelow(trip: Trip): Partial<HotelPolicy> {
  const { price, nights } = stayOf(trip);
  const amount = Math.floor(price.asked.amount / nights) - 1;
  return {
    highestPrice: { amount, currency: price.asked.currency },
    highestPriceAction: 'approve',
  };
}

test('an approver sees the cheapest offer within the policy, and who else is in the hotel', async () => {
  const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
  const theirs = await order(colleague, []);
  const { traveler, first } = await insertTravelerWithApprovers(opened.db, companyId, limitBelow(theirs));
  const lowest = await lowestAround(colleague, theirs);
  expect(lowest).toBeLessThan(stayOf(theirs).price.asked.amount);
  const trip = await order(traveler, [1]);
  await opened.workOff();
  const partId = stayOf(trip)._id;
  const seen = await getTrip(opened, first, trip._id);
  expect(seen.version).toBe(trip.version);
  expect(seen.comparisons).toEqual([
    {
      partId,
      colleagues: [{ firstName: theirs.travelers[0]?.firstName, lastName: 'Tester' }],
      search: 'found',
      alternative: {
        title: expect.any(String),
        price: { amount: lowest, currency: 'CHF' },
        foundAt: opened.clock.now().toISOString(),
      },
    },
  ]);
  expect(await getTrip(opened, traveler, trip._id)).not.toHaveProperty('comparisons');
});

test('without an offer within the policy an approver sees none', async () => {
  const other = await insertCompany(opened.db, { name: 'Strict' });
  const { traveler, first } = await insertTravelerWithApprovers(opened.db, other, {
    highestPrice: { amount: 100, currency: 'CHF' },
    highestPriceAction: 'approve',
  });
  const trip = await order(traveler, [1]);
  await opened.workOff();
  const { comparisons } = await getTrip(opened, first, trip._id);
  expect(comparisons).toEqual([{ partId: stayOf(trip)._id, colleagues: [], search: 'none' }]);
});

describe('of a trip above a threshold', () => {
  let other: string;
  let level1Threshold: Money;
  let people: TravelerWithApprovers;

  beforeAll(async () => {
    other = await insertCompany(opened.db, { name: 'Threshold' });
    const anyone = await insertMember(opened.db, { companyId: other, role: 'traveler' });
    const { price, nights } = stayOf(await order(anyone, []));
    level1Threshold = { amount: Math.floor(price.asked.amount / nights), currency: 'CHF' };
  });

  beforeEach(async () => {
    people = await insertTravelerWithApprovers(opened.db, other, { level1Threshold });
  });

  /** Of the only part, as the approver reads it. */
  async function comparisonOf({ _id }: Trip) {
    const { comparisons } = await getTrip(opened, people.first, _id);
    return comparisons?.[0];
  }

  test('the cheapest that needed no approval is looked for, and found', async () => {
    const trip = await order(people.traveler, [1]);
    expect(await comparisonOf(trip)).toMatchObject({ search: 'looking' });
    await opened.workOff();
    const { search, alternative } = (await comparisonOf(trip)) ?? {};
    expect(search).toBe('found');
    expect(alternative?.price.amount).toBeLessThan(trip.total.asked.amount);
  });

  test('a search that fails is repeated twice, and then said to have failed', async () => {
    const trip = await order(people.traveler, [1]);
    const failedSources = ['100', '110', '112', '113'];
    await saveSwitches(opened.db, other, { ...NO_SWITCHES, failedSources });
    await opened.workOff(2);
    expect(await comparisonOf(trip)).toMatchObject({ search: 'looking' });
    await opened.workOff();
    expect(await comparisonOf(trip)).toMatchObject({ search: 'failed' });
    expect(opened.takeJobs()).toEqual([]);
  });
});

test('by a policy that has changed in the meantime nothing is looked for', async () => {
  const other = await insertCompany(opened.db, { name: 'Changing' });
  const level1Threshold = { amount: 1, currency: 'CHF' };
  const { traveler, first } = await insertTravelerWithApprovers(opened.db, other, { level1Threshold });
  const trip = await order(traveler, [1], HOTELS.lostLetter);
  await opened.db
    .updateTable('travel_policies')
    .set({ version: 2 })
    .where('company_id', '=', other)
    .execute();
  await opened.workOff();
  const { comparisons } = await getTrip(opened, first, trip._id);
  expect(comparisons).toMatchObject([{ search: 'failed' }]);
});
