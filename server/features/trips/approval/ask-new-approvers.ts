import type { Deps } from '../../../deps.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { writeApprovalMails } from '../mail/write-trip-mails.ts';
import type { RepairStep } from '../repair-step.ts';
import { listCompaniesWaiting, lockTrip, recordTripEvent } from '../trip-state-repository.ts';
import { listPeopleNotAsked, listTripsToAskFor } from './asked-approver-repository.ts';

/**
 * Asks people who have become approvers since the trip was requested: as a replacement for an inactive approver, as a
 * delegate from today, or because the named approver has changed. The practice switch for silent approvers suppresses
 * the mails.
 */
export const newApproverRequests: RepairStep = {
  work: 'askApprovers',
  listCompanies: listCompaniesWaiting,
  list: async (db, companyId, { now, silentApprovers }) =>
    silentApprovers ? [] : await listTripsToAskFor(db, companyId, now),
  repair: (deps, { tripId }, moment) => ask(deps, tripId, moment),
};

async function ask(deps: Deps, tripId: string, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTrip(db, tripId);
    if (!trip?.waitingUntil || trip.waitingUntil <= moment.now) return;
    const people = await listPeopleNotAsked(db, tripId, moment.now);
    if (people.length === 0) return;
    await recordTripEvent(
      db,
      { tripId, kind: 'approverAsked', details: { asked: people } },
      { at: deps.clock.now() },
    );
    await writeApprovalMails(deps, db, {
      now: moment.now,
      tripId,
      kind: 'approval_requested',
      people: people,
    });
  });
}
