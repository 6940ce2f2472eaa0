import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { createTrip } from './create-trip.ts';
import { readTrip } from './trip-repository.ts';

export function createTripHandlers(deps: Deps): Pick<Handlers, 'createTrip' | 'getTrip'> {
  const { db } = deps;
  return {
    createTrip: async ({ headers, body }, context) => ({
      status: 201,
      body: await createTrip(deps, context, { key: headers['idempotency-key'], request: body }),
    }),
    async getTrip({ path }, { abilities }) {
      const trip = await readTrip(db, abilities, path.tripId);
      if (!trip) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
      return { status: 200, body: trip };
    },
  };
}
