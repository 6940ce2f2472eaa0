import type { Deps } from '../../../deps.ts';
import { allowsTripEvent, applyTripEvent } from '../apply-trip-event.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { writeTripMails } from '../mail/write-trip-mails.ts';
import { giveBackParts } from '../order/give-back-parts.ts';
import type { RepairStep } from '../repair-step.ts';
import { listCompaniesWaiting, listOverdueTrips, lockTrip } from '../trip-state-repository.ts';

/** Expires trips that were not approved by their deadline. Holds are released; booked parts stay booked. */
export const tripExpiry: RepairStep = {
  work: 'expireTrip',
  listCompanies: listCompaniesWaiting,
  list: (db, companyId, { now }) => listOverdueTrips(db, companyId, now),
  repair: (deps, { tripId }, moment) => expire(deps, tripId, moment),
};

async function expire(deps: Deps, tripId: string, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTrip(db, tripId);
    if (!trip?.waitingUntil || trip.waitingUntil > moment.now) return;
    const event = { type: 'trip.expire', parts: trip.parts.map(({ status }) => status) } as const;
    if (!allowsTripEvent(trip, event)) return;
    const cause = { at: deps.clock.now() };
    const expired = await applyTripEvent(db, trip, event, { cause });
    await giveBackParts(deps, db, expired, cause);
    await writeTripMails(deps, db, {
      ...moment,
      trip: { _id: tripId },
      kinds: ['trip_expired'],
    });
  });
}
