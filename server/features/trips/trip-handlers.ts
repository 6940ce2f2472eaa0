import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { countListedTrips, listTrips } from './list-trips.ts';
import { readTrip } from './trip-repository.ts';

export function createTripHandlers(deps: Deps): Pick<Handlers, 'listTrips' | 'countTrips' | 'getTrip'> {
  return {
    async listTrips({ query }, context) {
      const { page = 1, tripFilter: filter, searchString = '' } = query;
      return { status: 200, body: await listTrips(deps, context, { page, filter, searchString }) };
    },
    async countTrips({ query: { searchString = '' } }, context) {
      return { status: 200, body: await countListedTrips(deps, context, searchString) };
    },
    async getTrip({ path }, { abilities }) {
      const trip = await readTrip(deps.db, abilities, path.tripId);
      if (!trip) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
      return { status: 200, body: trip };
    },
  };
}
