import type { Deps } from '../../../deps.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import { writeChangeMails } from '../mail/write-change-mails.ts';
import { countUp, lockTrip } from '../trip-state-repository.ts';
import { applyChangeEvent } from './apply-change-event.ts';
import {
  findChange,
  listCompaniesWithWaitingChanges,
  listOverdueChanges,
  type WaitingChange,
} from './change-repository.ts';

/**
 * Expires changes that were not approved by their deadline, by the clock of each company. The parts stay booked as they
 * are.
 */
export async function expireChanges(deps: Deps): Promise<void> {
  for (const companyId of await listCompaniesWithWaitingChanges(deps.db)) {
    const moment = await readCompanyMoment(deps, companyId);
    for (const change of await listOverdueChanges(deps.db, companyId, moment.now))
      await expire(deps, change, moment);
  }
}

async function expire(deps: Deps, { id, tripId }: WaitingChange, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTrip(db, tripId);
    const change = trip && (await findChange(db, tripId, id));
    if (!trip || !change?.waiting_until || change.waiting_until > moment.now) return;
    await applyChangeEvent(db, change, { type: 'change.expire' }, { cause: { at: deps.clock.now() } });
    await countUp(db, trip);
    await writeChangeMails(deps, db, { ...moment, change, kinds: ['change_expired'] });
  });
}
