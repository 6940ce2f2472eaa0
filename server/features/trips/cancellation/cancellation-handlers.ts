import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/handler.ts';
import { cancelTrip } from './cancel-trip.ts';
import { quoteTripCancellation } from './quote-cancellation.ts';

export function createCancellationHandlers(
  deps: Deps,
): Pick<Handlers, 'quoteTripCancellation' | 'cancelTrip'> {
  return {
    quoteTripCancellation: async ({ path }, context) => ({
      status: 200,
      body: await quoteTripCancellation(deps, context, path.tripId),
    }),
    cancelTrip: async ({ path, body }, context) => ({
      status: 200,
      body: await cancelTrip(deps, context, path.tripId, body),
    }),
  };
}
