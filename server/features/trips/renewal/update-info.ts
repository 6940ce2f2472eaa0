import { tripVerdict } from '#domain/policy/trip-verdict.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import { readFieldRequirements } from '../../companies/checkout-repository.ts';
import { judgedTrip } from '../judged-trip.ts';
import { recordTripEvent } from '../trip-state-repository.ts';
import { changeInfo, isSameInfo } from './change-info.ts';
import { refuseWithheld } from './refuse-withheld.ts';
import { saveInfo } from './renewed-trip-repository.ts';
import { lockUnchanged, type TripCaller, type TripChange } from './trip-change.ts';

/**
 * Changes the booking information of a trip; false, without any change, when the trip has another version than the
 * caller has read.
 */
export async function updateInfo(deps: Deps, caller: TripCaller, change: TripChange): Promise<boolean> {
  return await deps.db.transaction().execute(async (db) => {
    const locked = await lockUnchanged(db, change);
    if (!locked) return false;
    const { trip, row } = locked;
    refuseWithheld(row, change.viewer, 'update');
    const referenceFields = await readFieldRequirements(db, row.company_id, row.travellers[0]?._id ?? '');
    const info = changeInfo(row.booking_info, change.bookingInfo, {
      referenceFields,
      verdict: tripVerdict(judgedTrip(row)),
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
