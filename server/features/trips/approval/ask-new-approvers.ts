import type { Deps } from '../../../deps.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import { writeApprovalMails } from '../mail/write-trip-mails.ts';
import { listCompaniesWaiting, lockTrip, recordTripEvent } from '../trip-state-repository.ts';
import { listPeopleNotAsked, listTripsToAskFor } from './asked-approver-repository.ts';

/**
 * Asks people who have become approvers since the trip was requested: as a replacement for an inactive approver, as a
 * delegate from today, or because the named approver has changed. The practice switch for silent approvers suppresses
 * the mails.
 */
export async function askNewApprovers(deps: Deps): Promise<void> {
  for (const companyId of await listCompaniesWaiting(deps.db)) {
    const moment = await readCompanyMoment(deps, companyId);
    if (moment.silentApprovers) continue;
    for (const tripId of await listTripsToAskFor(deps.db, companyId, moment.now))
      await ask(deps, tripId, moment);
  }
}

async function ask(deps: Deps, tripId: string, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTrip(db, tripId);
    if (!trip?.waitingUntil) return;
    const people = await listPeopleNotAsked(db, tripId);
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
