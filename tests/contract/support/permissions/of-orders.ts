import type { PartKind } from '../practice-offers.ts';
import { aboutPeople, byField, type Relations } from './cells.ts';
import { WITH_AN_OFFER } from './of-flights.ts';

function ordersOf(...kinds: PartKind[]): Relations {
  return aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/trips',
      headers: { 'idempotency-key': 'for-whom-it-may-be' },
      body: {
        travelers: [companyUserId],
        parts: kinds.map((kind) => ({ kind, offer: 'x', travelers: [companyUserId] })),
        levels: [],
        bookingInfo: { purpose: 'client-visit', referenceFieldValues: {} },
      },
    }),
    WITH_AN_OFFER,
  );
}

export const OF_ORDERS = {
  createTrip: byField({ room: ordersOf('hotel'), car: ordersOf('car'), both: ordersOf('hotel', 'car') }),
} satisfies Record<string, Relations>;
