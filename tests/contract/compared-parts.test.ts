import { beforeAll, expect, test } from 'vitest';
import type { HotelPolicy, Trip } from '#domain/contract.ts';
import { insertTravellerWithApprovers } from './support/approvals.ts';
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

async function order(as: Member, levels: (1 | 2)[]): Promise<Trip> {
  const reason = levels.length > 0 && { reason: { code: 'closerToMeeting' as const } };
  const body = orderBody(as, await offerOf(opened, as, HOTELS.falling), {
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
  const { traveller, first } = await insertTravellerWithApprovers(opened.db, companyId, limitBelow(theirs));
  const lowest = await lowestAround(colleague, theirs);
  expect(lowest).toBeLessThan(stayOf(theirs).price.asked.amount);
  const trip = await order(traveller, [1]);
  await opened.workOff();
  const partId = stayOf(trip)._id;
  const seen = await getTrip(opened, first, trip._id);
  expect(seen.version).toBe(trip.version);
  expect(seen.comparisons).toEqual([
    {
      partId,
      colleagues: [{ firstName: theirs.travelers[0]?.firstName, lastName: 'Tester' }],
      alternative: {
        title: expect.any(String),
        price: { amount: lowest, currency: 'CHF' },
        foundAt: opened.clock.now().toISOString(),
      },
    },
  ]);
  expect(await getTrip(opened, traveller, trip._id)).not.toHaveProperty('comparisons');
});

test('without an offer within the policy an approver sees none', async () => {
  const other = await insertCompany(opened.db, { name: 'Strict' });
  const { traveller, first } = await insertTravellerWithApprovers(opened.db, other, {
    highestPrice: { amount: 100, currency: 'CHF' },
    highestPriceAction: 'approve',
  });
  const trip = await order(traveller, [1]);
  await opened.workOff();
  const { comparisons } = await getTrip(opened, first, trip._id);
  expect(comparisons).toEqual([{ partId: stayOf(trip)._id, colleagues: [] }]);
});
