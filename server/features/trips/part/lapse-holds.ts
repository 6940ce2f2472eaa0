import type { Deps } from '../../../deps.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import { settleTrip } from '../settle-trip.ts';
import { lockTripOfPart } from '../trip-state-repository.ts';
import { applyPartEvent } from './apply-part-event.ts';
import { listCompaniesStopped, listLapsedParts } from './part-repository.ts';

/** The limit per company and run; the next run a minute later continues. */
const AT_ONCE = 200;

/**
 * Ends holds that expired while a failed part waited for a decision, by the clock of each company. They are released at
 * the supplier too, because its clock may differ.
 */
export async function lapseHolds(deps: Deps): Promise<void> {
  for (const companyId of await listCompaniesStopped(deps.db)) {
    const moment = await readCompanyMoment(deps, companyId);
    const lapsed = { companyId, now: moment.now, limit: AT_ONCE };
    for (const partId of await listLapsedParts(deps.db, lapsed)) await lapse(deps, partId, moment);
  }
}

async function lapse(deps: Deps, partId: string, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTripOfPart(db, partId);
    const part = trip?.parts.find(({ id }) => id === partId);
    if (trip?.status !== 'approved' || part?.status !== 'held') return;
    if (!part.heldUntil || part.heldUntil > moment.now) return;
    const cause = { at: deps.clock.now() };
    const facts = { failure: 'expired' } as const;
    const lapsed = await applyPartEvent(db, { trip, partId }, { type: 'hold.lapsed' }, { cause, facts });
    const { companyId } = trip;
    const { kind, reference } = part;
    await deps.jobs.enqueue(db, 'hold.release', { companyId, kind, reference });
    await settleTrip(deps, db, { trip: lapsed, cause, moment, news: null });
  });
}
