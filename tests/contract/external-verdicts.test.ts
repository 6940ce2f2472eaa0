import { describe, expect, test } from 'vitest';
import type { ExternalService } from '#domain/contract.ts';
import { insertTravelerUnder } from './support/policies.ts';
import { PRICE, RequestDesk, tripIn } from './support/requests.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

/** A threshold is reached by the price itself. */
const REACHED = PRICE;
const MISSED = { ...PRICE, amount: PRICE.amount + 1 };

const SERVICES: [service: ExternalService, kind: 'flight' | 'hotel' | 'car'][] = [
  ['flight', 'flight'],
  ['hotel', 'hotel'],
  ['car', 'car'],
  ['rail', 'flight'],
  ['visa', 'flight'],
  ['other', 'flight'],
];

describe('a booking of the agency', () => {
  test.each(SERVICES)(
    'for %s is judged by the threshold that the policy has for a %s',
    async (service, kind) => {
      const recordUnder = async (limit: typeof PRICE) => {
        const desk = await RequestDesk.open(opened, { [kind]: { level1Threshold: limit } });
        return tripIn(await desk.record(await desk.asked(), { service }));
      };
      expect(await recordUnder(MISSED)).toMatchObject({
        status: 'approved',
        verdict: { action: 'allow', levels: [] },
        parts: [{ status: 'confirming' }],
      });
      expect(await recordUnder(REACHED)).toMatchObject({
        status: 'waiting_level_1_approval',
        verdict: { action: 'approve', levels: [1] },
        parts: [{ status: 'held' }],
      });
    },
  );

  test('waits where the policy would hide its offer', async () => {
    const hidden = { highestPrice: { amount: 1, currency: 'CHF' }, highestPriceAction: 'hide' } as const;
    const desk = await RequestDesk.open(opened, { hotel: hidden });
    const trip = tripIn(await desk.record(await desk.asked(), { service: 'hotel' }));
    expect(trip).toMatchObject({ status: 'waiting_level_1_approval', verdict: { action: 'approve' } });
  });

  test('is judged by the strictest policy of its travelers', async () => {
    const desk = await RequestDesk.open(opened);
    const { companyId, companyUserId } = desk.traveler;
    const strict = await insertTravelerUnder(opened.db, companyId, { flight: { level1Threshold: REACHED } });
    const travelers = [companyUserId, strict.companyUserId];
    const asked = await desk.asked({ travelers }, desk.arranger);
    const trip = tripIn(await desk.record(asked, { price: { ...PRICE, amount: 2 * PRICE.amount } }));
    expect(trip.verdict).toMatchObject({
      action: 'approve',
      levels: [1],
      travelers: [{ action: 'allow' }, { action: 'approve' }],
    });
  });
});
