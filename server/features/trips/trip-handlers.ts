import type { Abilities } from '#domain/abilities.ts';
import type { Trip } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { companyTime } from '../practice/company-time.ts';
import { countListedTrips, listTrips } from './list/list-trips.ts';
import { CALENDAR_TYPE, calendarName, tripCalendar } from './mail/trip-calendar.ts';
import { createTrip } from './order/create-trip.ts';
import { readTrip } from './trip-repository.ts';

export function createTripHandlers(
  deps: Deps,
): Pick<Handlers, 'createTrip' | 'listTrips' | 'countTrips' | 'getTrip' | 'getTripCalendar'> {
  return {
    createTrip: async ({ headers, body }, context) => ({
      status: 201,
      body: await createTrip(deps, context, { key: headers['idempotency-key'], request: body }),
    }),
    async listTrips({ query }, context) {
      const { page = 1, tripFilter: filter, searchString = '' } = query;
      return { status: 200, body: await listTrips(deps, context, { page, filter, searchString }) };
    },
    async countTrips({ query: { searchString = '' } }, context) {
      return { status: 200, body: await countListedTrips(deps, context, searchString) };
    },
    async getTrip({ path }, { abilities, signedIn }) {
      const trip = await findTrip(deps, abilities, path.tripId);
      return { status: 200, headers: await companyTime(deps, signedIn.companyId), body: trip };
    },
    async getTripCalendar({ path }, { abilities }) {
      const trip = await findTrip(deps, abilities, path.tripId);
      return {
        status: 200,
        headers: { 'content-disposition': `attachment; filename="${calendarName(trip)}"` },
        bytes: { type: CALENDAR_TYPE, data: Buffer.from(tripCalendar(trip, deps.config)) },
      };
    },
  };
}

async function findTrip({ db }: Deps, abilities: Abilities, tripId: string): Promise<Trip> {
  const trip = await readTrip(db, abilities, tripId);
  if (!trip) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
  return trip;
}
