import { aboutTrips, type Relations } from './cells.ts';

/** Callers who may change the trip get 409, since its supplier knows nothing of it. */
export const OF_CANCELLATIONS = {
  quoteTripCancellation: aboutTrips((id) => ({ url: `/api/trips/${id}/cancellation` }), {
    'an own trip': [401, 200, 200, 200, 200],
    'a trip that they approve': [401, 403, 200, 200, 200],
    'a trip of a colleague': [401, 404, 200, 200, 200],
    'a trip of another company of the group': [401, 404, 404, 404, 200],
    'a trip of another group': [401, 404, 404, 404, 200],
    'no trip': [401, 404, 404, 404, 404],
  }),
  cancelTrip: aboutTrips(
    (id) => ({ method: 'POST', url: `/api/trips/${id}/cancel`, body: { reason: 'Moved' } }),
    {
      'an own trip': [401, 409, 409, 409, 409],
      'a trip that they approve': [401, 403, 409, 409, 409],
      'a trip of a colleague': [401, 404, 409, 409, 409],
      'a trip of another company of the group': [401, 404, 404, 404, 409],
      'a trip of another group': [401, 404, 404, 404, 409],
      'no trip': [401, 404, 404, 404, 404],
    },
  ),
} satisfies Record<string, Relations>;
