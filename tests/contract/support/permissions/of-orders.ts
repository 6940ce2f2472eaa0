import type { PartKind } from '../practice-offers.ts';
import { aboutPeople, aboutTrips, byField, type Relations } from './cells.ts';
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

/** Callers who may change the trip get to the offer, which is invalid; a site-admin acts in one company. */
const ADDING = aboutTrips(
  (tripId, { companyUserId }) => ({
    method: 'POST',
    url: '/api/trips',
    headers: { 'idempotency-key': 'for-a-trip-that-takes-it' },
    body: {
      tripId,
      travelers: [companyUserId],
      parts: [{ kind: 'hotel', offer: 'x' }],
      levels: [],
      bookingInfo: { purpose: 'client-visit', referenceFieldValues: {} },
    },
  }),
  {
    'an own trip': [401, 422, 422, 422, 422],
    'a trip that they approve': [401, 403, 422, 422, 422],
    'a trip of a colleague': [401, 404, 422, 422, 422],
    'a trip of another company of the group': [401, 404, 404, 404, 409],
    'a trip of another group': [401, 404, 404, 404, 409],
    'no trip': [401, 404, 404, 404, 404],
  },
);

export const OF_ORDERS = {
  createTrip: {
    ...byField({ room: ordersOf('hotel'), car: ordersOf('car'), both: ordersOf('hotel', 'car') }),
    ...ADDING,
  },
} satisfies Record<string, Relations>;
