import type { Deps } from '../../../deps.ts';
import type { CompanyMoment } from '../company-moment.ts';
import type { RepairStep } from '../repair-step.ts';
import { lockTripOfPart } from '../trip-state-repository.ts';
import { applyPartEvent } from './apply-part-event.ts';
import { listCompaniesStopped, listLapsedParts } from './part-repository.ts';
import { settleTrip } from './settle-trip.ts';

/**
 * Ends holds that expired while a failed part waited for a decision. They are released at the supplier too, because its
 * clock may differ.
 */
export const holdLapse: RepairStep = {
  work: 'lapseHold',
  listCompanies: listCompaniesStopped,
  list: (db, companyId, { now }) => listLapsedParts(db, companyId, now),
  repair: (deps, { subjectId }, moment) => lapse(deps, subjectId, moment),
};

async function lapse(deps: Deps, partId: string, moment: CompanyMoment): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTripOfPart(db, partId);
    const part = trip?.parts.find(({ id }) => id === partId);
    if (trip?.status !== 'approved' || part?.status !== 'held') return;
    if (!part.heldUntil || part.heldUntil > moment.now) return;
    if (!trip.parts.some(({ status }) => status === 'failed')) return;
    const cause = { at: deps.clock.now() };
    const facts = { failure: 'expired' } as const;
    const lapsed = await applyPartEvent(db, { trip, partId }, { type: 'hold.lapsed' }, { cause, facts });
    const { companyId } = trip;
    const { kind, reference } = part;
    await deps.jobs.enqueue(db, 'hold.release', { companyId, kind, reference });
    await settleTrip(deps, db, { trip: lapsed, cause, moment, news: null });
  });
}
