import type { Deps } from '../../../deps.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import { writeChangeApprovalMails } from '../mail/write-change-mails.ts';
import { lockTrip, recordTripEvent } from '../trip-state-repository.ts';
import { listChangesToAskFor, listPeopleNotAskedForChange } from './asked-of-change-repository.ts';
import { findChange, listCompaniesWithWaitingChanges, type WaitingChange } from './change-repository.ts';

/**
 * Asks people who have become approvers while a change waits. The practice switch for silent approvers suppresses the
 * mails.
 */
export async function askNewApproversOfChanges(deps: Deps): Promise<void> {
  for (const companyId of await listCompaniesWithWaitingChanges(deps.db)) {
    const moment = await readCompanyMoment(deps, companyId);
    if (moment.silentApprovers) continue;
    for (const change of await listChangesToAskFor(deps.db, companyId, moment.now))
      await ask(deps, change, moment);
  }
}

async function ask(deps: Deps, { id, tripId }: WaitingChange, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await lockTrip(db, tripId);
    const change = await findChange(db, tripId, id);
    if (!change?.waiting_until) return;
    const people = await listPeopleNotAskedForChange(db, id);
    if (people.length === 0) return;
    const details = { changeId: id, asked: people };
    const happening = { tripId, partId: change.part_id, kind: 'approverAsked', details } as const;
    await recordTripEvent(db, happening, { at: deps.clock.now() });
    await writeChangeApprovalMails(deps, db, {
      now: moment.now,
      change,
      kind: 'change_approval_requested',
      people: people,
    });
  });
}
