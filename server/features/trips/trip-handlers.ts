import type { Trip } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers, SignedInContext } from '../../http/handler.ts';
import { companyTime } from '../practice/company-time.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { parseVersion } from '../records/parse-version.ts';
import { answerQuestion } from './approval/answer-question.ts';
import { askTraveler } from './approval/ask-traveler.ts';
import { decideTrip } from './approval/decide-trip.ts';
import { CALENDAR_TYPE, calendarName, tripCalendar } from './calendar/trip-calendar.ts';
import { getCompanyDay } from './list/get-company-day.ts';
import { countListedTrips, listTrips, type TripSearch } from './list/list-trips.ts';
import { findNextTrip } from './list/next-trip-repository.ts';
import { createTrip } from './order/create-trip.ts';
import { getTrip } from './page/open-trip.ts';
import { readTrip } from './page/trip-repository.ts';
import { getRenewal } from './renewal/get-renewal.ts';
import { updateTrip } from './renewal/update-trip.ts';
import { createWaitingPrices } from './renewal/waiting-prices.ts';

export function createTripHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'createTrip'
  | 'listTrips'
  | 'countTrips'
  | 'getNextTrip'
  | 'getCompanyDay'
  | 'getTrip'
  | 'getTripCalendar'
  | 'approveTrip'
  | 'rejectTrip'
  | 'askTraveler'
  | 'answerQuestion'
  | 'updateTrip'
  | 'getTripRenewal'
  | 'getWaitingPrices'
> {
  const getWaitingPrices = createWaitingPrices(deps);
  return {
    createTrip: async ({ headers, body }, context) => ({
      status: 201,
      body: await createTrip(deps, context, { key: headers['idempotency-key'], request: body }),
    }),
    async listTrips({ query }, context) {
      const { page = 1, tripFilter: filter } = query;
      return { status: 200, body: await listTrips(deps, context, { page, filter, ...toTripSearch(query) }) };
    },
    async countTrips({ query }, context) {
      return { status: 200, body: await countListedTrips(deps, context, toTripSearch(query)) };
    },
    getCompanyDay: async ({ path }, { abilities }) => ({
      status: 200,
      body: await getCompanyDay(deps, abilities, path.companyId),
    }),
    async getNextTrip(_, context) {
      const trip = await getNextTrip(deps, context);
      if (!trip) return { status: 204 };
      return { status: 200, headers: await companyTime(deps, context.signedIn.companyId), body: trip };
    },
    async getTrip({ path }, context) {
      const trip = await getTrip(deps, context, path.tripId);
      return { status: 200, headers: await companyTime(deps, context.signedIn.companyId), body: trip };
    },
    async approveTrip({ path, body: { version, total, comment } }, context) {
      const seen = { version, total };
      const decision = { action: 'approve' as const, seen, comment };
      return { status: 200, body: await decideTrip(deps, context, path.tripId, decision) };
    },
    async rejectTrip({ path, body: { version, total, comment, sendBack = false } }, context) {
      const seen = { version, total };
      const decision = { action: sendBack ? ('sendBack' as const) : ('reject' as const), seen, comment };
      return { status: 200, body: await decideTrip(deps, context, path.tripId, decision) };
    },
    askTraveler: async ({ path: { tripId }, headers, body }, context) => ({
      status: 200,
      body: await askTraveler(deps, context, { tripId, key: headers['idempotency-key'], ...body }),
    }),
    answerQuestion: async ({ path, body }, context) => ({
      status: 200,
      body: await answerQuestion(deps, context, { ...path, ...body }),
    }),
    updateTrip: async ({ path: { tripId }, headers, body: request }, context) =>
      await updateTrip(deps, context, { tripId, version: parseVersion(headers['if-match']), request }),
    getTripRenewal: async ({ path }, context) => ({
      status: 200,
      body: await getRenewal(deps, context, path.tripId),
    }),
    getWaitingPrices: async ({ path }, context) => ({
      status: 200,
      body: await getWaitingPrices(context, path.tripId),
    }),
    async getTripCalendar({ path }, context) {
      const trip = await getTrip(deps, context, path.tripId);
      return {
        status: 200,
        headers: { 'content-disposition': `attachment; filename="${calendarName(trip)}"` },
        bytes: { type: CALENDAR_TYPE, data: Buffer.from(tripCalendar(trip, deps.config)) },
      };
    },
  };
}

function toTripSearch(query: { searchString?: string; travelers?: string }): TripSearch {
  return { searchString: query.searchString ?? '', travelers: query.travelers?.split(',') ?? [] };
}

async function getNextTrip(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  { abilities, signedIn }: Pick<SignedInContext, 'abilities' | 'signedIn'>,
): Promise<Trip | undefined> {
  const clock = await readCompanyClock(deps, signedIn.companyId);
  const viewer = { abilities, signedIn, now: clock.now() };
  const tripId = await findNextTrip(deps.db, viewer);
  return tripId === undefined ? undefined : await readTrip(deps.db, viewer, tripId);
}
