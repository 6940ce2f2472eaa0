import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { changeSnapshot, isWaitingChange } from '#machines/trip/change-selectors.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { readMomentOfTrip } from '../company-moment.ts';
import { causeOf, lockOpened } from '../page/open-trip.ts';
import { refuseNonBooker } from '../page/refuse-withheld.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { type Cause, countUp } from '../trip-state-repository.ts';
import { applyChangeEvent } from './apply-change-event.ts';
import { findChange, findOpenChange } from './change-repository.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;

export async function withdrawChange(
  deps: Deps,
  caller: Caller,
  { tripId, changeId }: { tripId: string; changeId: string },
): Promise<Trip> {
  const { userId, sessionId } = caller.signedIn;
  const { companyId, now } = await readMomentOfTrip(deps, tripId);
  const viewer = { ...caller, now };
  return await deps.db.transaction().execute(async (db) => {
    const { trip, row } = await lockOpened(db, viewer, tripId);
    refuseNonBooker(row, viewer);
    const change = await findChange(db, tripId, changeId);
    if (!change) throw new DomainError('not_found', 'The trip has no such change.');
    if (change.status === 'withdrawn') return await readTripUnchecked(db, tripId, viewer);
    if (!isWaitingChange(changeSnapshot(change))) {
      throw new DomainError('action_withheld', 'The change is no longer waiting for approval.');
    }
    const at = deps.clock.now();
    const cause = causeOf(caller, at);
    await applyChangeEvent(db, change, { type: 'change.withdraw' }, { cause });
    await countUp(db, trip);
    await recordAudit(db, { action: 'trip.changed', userId, sessionId, companyId }, caller, at);
    return await readTripUnchecked(db, tripId, viewer);
  });
}

/** Withdraws the waiting change of a part that is being cancelled. The caller increments the version of the trip. */
export async function withdrawChangeOf(db: Kysely<Database>, partId: string, cause: Cause): Promise<void> {
  const change = await findOpenChange(db, partId);
  if (change && isWaitingChange(changeSnapshot(change))) {
    await applyChangeEvent(db, change, { type: 'change.withdraw' }, { cause });
  }
}
