import type { Trip, TripChangeRequest } from '#domain/contract.ts';
import { tripVerdict } from '#domain/policy/trip-verdict.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import { readFieldRequirements } from '../../companies/checkout-repository.ts';
import type { SaveOutcome } from '../../records/save-section.ts';
import { readMomentOfTrip } from '../company-moment.ts';
import { refuseNonBooker, refuseWithheld } from '../page/refuse-withheld.ts';
import { findTripRow, readTrip } from '../page/trip-repository.ts';
import { recordTripEvent } from '../trip-state-repository.ts';
import { tripWithVerdicts } from '../trip-with-verdicts.ts';
import { changeInfo, isSameInfo } from './change-info.ts';
import { resubmitTrip } from './resubmit-trip.ts';
import { lockUnchanged, type TripCaller, type TripChange } from './trip-change.ts';
import { saveInfo } from './trip-renewal-repository.ts';

/**
 * Changes the booking information of a trip, or requests it again. When the trip has another version than the caller
 * has read, nothing changes and the answer is the current trip.
 */
export async function updateTrip(
  deps: Deps,
  caller: TripCaller,
  { tripId, version, request }: { tripId: string; version: number; request: TripChangeRequest },
): Promise<SaveOutcome<Trip>> {
  const moment = await readMomentOfTrip(deps, tripId);
  const viewer = { ...caller, now: moment.now };
  const row = await findTripRow(deps.db, viewer, tripId);
  if (!row) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
  refuseNonBooker(row, viewer);
  const { resubmit, bookingInfo = {} } = request;
  const change: TripChange = { tripId, version, viewer, moment, bookingInfo };
  const isChanged = resubmit
    ? await resubmitTrip(deps, caller, change, resubmit)
    : await updateInfo(deps, caller, change);
  const body = await readTrip(deps.db, viewer, tripId);
  if (!body) throw new Error(`The trip ${tripId} can be changed, but not be read`);
  return { status: isChanged ? 200 : 412, body };
}

/**
 * Changes the booking information of a trip; false, without any change, when the trip has another version than the
 * caller has read.
 */
async function updateInfo(deps: Deps, caller: TripCaller, change: TripChange): Promise<boolean> {
  return await deps.db.transaction().execute(async (db) => {
    const locked = await lockUnchanged(db, change);
    if (!locked) return false;
    const { trip, row } = locked;
    refuseWithheld(row, change.viewer, 'update');
    const referenceFields = await readFieldRequirements(db, row.company_id, row.travellers[0]?._id ?? '');
    const info = changeInfo(row.booking_info, change.bookingInfo, {
      referenceFields,
      verdict: tripVerdict(tripWithVerdicts(row)),
      isRequest: false,
    });
    if (isSameInfo(info, row.booking_info)) return true;
    const at = deps.clock.now();
    const { userId, sessionId } = caller.signedIn;
    await saveInfo(db, trip, info);
    const cause = { at, userId, requestId: caller.requestId, origin: describeOrigin(caller) };
    await recordTripEvent(db, { tripId: trip.id, kind: 'updated' }, cause);
    const event = { action: 'trip.changed', userId, sessionId, companyId: trip.companyId } as const;
    await recordAudit(db, event, caller, at);
    return true;
  });
}
