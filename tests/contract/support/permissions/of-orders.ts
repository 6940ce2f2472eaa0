import { aboutPeople, type Relations } from './cells.ts';
import { WITH_AN_OFFER } from './of-flights.ts';

export const OF_ORDERS = {
  createTrip: aboutPeople(
    ({ companyUserId }) => ({
      ...{ method: 'POST', url: '/api/trips', headers: { 'idempotency-key': 'for-whom-it-may-be' } },
      body: {
        ...{ travelers: [companyUserId], parts: [{ kind: 'hotel', offer: 'x' }], levels: [] },
        bookingInfo: { purpose: 'client-visit', referenceFieldValues: {} },
      },
    }),
    WITH_AN_OFFER,
  ),
} satisfies Record<string, Relations>;
