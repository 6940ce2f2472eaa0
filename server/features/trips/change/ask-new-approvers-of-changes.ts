import type { Deps } from '../../../deps.ts';
import type { DueRepair } from '../../repairs/failed-repair-repository.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { writeChangeApprovalMails } from '../mail/write-change-mails.ts';
import type { RepairStep } from '../repair-step.ts';
import { lockTrip, recordTripEvent } from '../trip-state-repository.ts';
import { listChangesToAskFor, listPeopleNotAskedForChange } from './asked-of-change-repository.ts';
import { findChange, listCompaniesWithWaitingChanges } from './change-repository.ts';

/**
 * Asks people who have become approvers while a change waits. The practice switch for silent approvers suppresses the
 * mails.
 */
export const newApproverRequestsOfChanges: RepairStep = {
  work: 'askApproversOfChange',
  listCompanies: listCompaniesWithWaitingChanges,
  list: async (db, companyId, { now, silentApprovers }) =>
    silentApprovers ? [] : await listChangesToAskFor(db, companyId, now),
  repair: ask,
};

async function ask(deps: Deps, { subjectId: id, tripId }: DueRepair, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await lockTrip(db, tripId);
    const change = await findChange(db, tripId, id);
    if (!change?.waiting_until || change.waiting_until <= moment.now) return;
    const people = await listPeopleNotAskedForChange(db, id, moment.now);
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
