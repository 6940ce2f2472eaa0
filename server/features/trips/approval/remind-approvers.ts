import type { Deps } from '../../../deps.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { writeTripMails } from '../mail/write-trip-mails.ts';
import { isReminderDue, type RepairStep } from '../repair-step.ts';
import {
  listCompaniesWaiting,
  listUnremindedTrips,
  lockTrip,
  markReminded,
  recordTripEvent,
} from '../trip-state-repository.ts';

/** Reminds the approvers of a trip once, when three quarters of the waiting time have passed. */
export const tripReminders: RepairStep = {
  work: 'remindApprovers',
  listCompanies: listCompaniesWaiting,
  list: (db, companyId, { now }) => listUnremindedTrips(db, companyId, now),
  repair: (deps, { tripId }, moment) => remind(deps, tripId, moment),
};

async function remind(deps: Deps, tripId: string, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTrip(db, tripId);
    const at = deps.clock.now();
    if (!trip || !isReminderDue({ since: trip.waitingSince, until: trip.waitingUntil }, moment.now)) return;
    if (!(await markReminded(db, tripId, at))) return;
    await recordTripEvent(db, { tripId, kind: 'reminded' }, { at });
    await writeTripMails(deps, db, {
      ...moment,
      trip: { _id: tripId },
      kinds: ['trip_reminder', 'approval_reminder'],
    });
  });
}
