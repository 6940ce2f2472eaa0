import type { Deps } from '../../../deps.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import { writeChangeMails } from '../mail/write-change-mails.ts';
import { lockTrip, recordTripEvent } from '../trip-state-repository.ts';
import {
  findChange,
  listCompaniesWithWaitingChanges,
  listUnremindedChanges,
  markChangeReminded,
  type WaitingChange,
} from './change-repository.ts';

/** Reminds the approvers of a change once, when three quarters of the waiting time have passed. */
export async function remindApproversOfChanges(deps: Deps): Promise<void> {
  for (const companyId of await listCompaniesWithWaitingChanges(deps.db)) {
    const moment = await readCompanyMoment(deps, companyId);
    for (const change of await listUnremindedChanges(deps.db, companyId, moment.now))
      await remind(deps, change, moment);
  }
}

async function remind(deps: Deps, { id, tripId }: WaitingChange, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await lockTrip(db, tripId);
    const at = deps.clock.now();
    const change = await findChange(db, tripId, id);
    if (!change || !(await markChangeReminded(db, id, at))) return;
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
