import type { Deps } from '../../../deps.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import { writeTripMails } from '../mail/write-trip-mails.ts';
import {
  listCompaniesWaiting,
  listUnremindedTrips,
  lockTrip,
  markReminded,
  recordTripEvent,
} from '../trip-state-repository.ts';

/** Reminds the approvers of a trip once, when three quarters of the waiting time have passed. */
export async function remindApprovers(deps: Deps): Promise<void> {
  for (const companyId of await listCompaniesWaiting(deps.db)) {
    const moment = await readCompanyMoment(deps, companyId);
    for (const tripId of await listUnremindedTrips(deps.db, companyId, moment.now))
      await remind(deps, tripId, moment);
  }
}

async function remind(deps: Deps, tripId: string, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTrip(db, tripId);
    const at = deps.clock.now();
    if (!trip?.waitingUntil || !(await markReminded(db, tripId, at))) return;
    await recordTripEvent(db, { tripId, kind: 'reminded' }, { at });
    await writeTripMails(deps, db, {
      ...moment,
      trip: { _id: tripId },
      kinds: ['trip_reminder', 'approval_reminder'],
    });
  });
}
