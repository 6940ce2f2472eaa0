import { aboutTrips, type Relations } from './cells.ts';

/** Whoever may change a trip may cancel it. */
const AS_CHANGES = {
  'a trip of the caller': [401, 200, 200, 200, 200],
  'a trip that the caller approves': [401, 200, 200, 200, 200],
  'a trip of somebody of the same company': [401, 404, 200, 200, 200],
  'a trip in another company of the group': [401, 404, 404, 404, 200],
  'a trip in another group': [401, 404, 404, 404, 200],
  'no trip': [401, 404, 404, 404, 404],
} as const;

export const OF_CANCELLATIONS = {
  quoteTripCancellation: aboutTrips((id) => ({ url: `/api/trips/${id}/cancellation` }), AS_CHANGES),
  cancelTrip: aboutTrips(
    (id) => ({ method: 'POST', url: `/api/trips/${id}/cancel`, body: { reason: 'Moved' } }),
    AS_CHANGES,
  ),
} satisfies Record<string, Relations>;
