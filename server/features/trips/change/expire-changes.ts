import type { Deps } from '../../../deps.ts';
import type { DueRepair } from '../../repairs/failed-repair-repository.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { writeChangeMails } from '../mail/write-change-mails.ts';
import type { RepairStep } from '../repair-step.ts';
import { countUp, lockTrip } from '../trip-state-repository.ts';
import { applyChangeEvent } from './apply-change-event.ts';
import { findChange, listCompaniesWithWaitingChanges, listOverdueChanges } from './change-repository.ts';

/** Expires changes that were not approved by their deadline. The parts stay booked as they are. */
export const changeExpiry: RepairStep = {
  work: 'expireChange',
  listCompanies: listCompaniesWithWaitingChanges,
  list: (db, companyId, { now }) => listOverdueChanges(db, companyId, now),
  repair: expire,
};

async function expire(
  deps: Deps,
  { subjectId: id, tripId }: DueRepair,
  moment: CompanyMoment,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTrip(db, tripId);
    const change = trip && (await findChange(db, tripId, id));
    if (!trip || !change?.waiting_until || change.waiting_until > moment.now) return;
    await applyChangeEvent(db, change, { type: 'change.expire' }, { cause: { at: deps.clock.now() } });
    await countUp(db, trip);
    await writeChangeMails(deps, db, { ...moment, change, kinds: ['change_expired'] });
  });
}
