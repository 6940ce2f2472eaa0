import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { readTrip } from './trip-repository.ts';

export function createTripHandlers({ db }: Deps): Pick<Handlers, 'getTrip'> {
  return {
    async getTrip({ path }, { abilities }) {
      const trip = await readTrip(db, abilities, path.tripId);
      if (!trip) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
      return { status: 200, body: trip };
    },
  };
}
