import type { Deps } from '../../../deps.ts';
import type { DueRepair } from '../../repairs/failed-repair-repository.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { writeChangeMails } from '../mail/write-change-mails.ts';
import { isReminderDue, type RepairStep } from '../repair-step.ts';
import { lockTrip, recordTripEvent } from '../trip-state-repository.ts';
import {
  findChange,
  listCompaniesWithWaitingChanges,
  listUnremindedChanges,
  markChangeReminded,
} from './change-repository.ts';

/** Reminds the approvers of a change once, when three quarters of the waiting time have passed. */
export const changeReminders: RepairStep = {
  work: 'remindApproversOfChange',
  listCompanies: listCompaniesWithWaitingChanges,
  list: (db, companyId, { now }) => listUnremindedChanges(db, companyId, now),
  repair: remind,
};

async function remind(
  deps: Deps,
  { subjectId: id, tripId }: DueRepair,
  moment: CompanyMoment,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await lockTrip(db, tripId);
    const at = deps.clock.now();
    const change = await findChange(db, tripId, id);
    const waits = { since: change?.waiting_since ?? null, until: change?.waiting_until ?? null };
    if (!change || !isReminderDue(waits, moment.now)) return;
    if (!(await markChangeReminded(db, id, at))) return;
    const details = { changeId: id };
    const happening = { tripId, partId: change.part_id, kind: 'changeReminded', details } as const;
    await recordTripEvent(db, happening, { at });
    await writeChangeMails(deps, db, {
      ...moment,
      change,
      kinds: ['change_reminder', 'change_approval_reminder'],
    });
  });
}
