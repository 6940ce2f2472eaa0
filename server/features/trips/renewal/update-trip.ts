import type { Trip, TripEditRequest } from '#domain/contract.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import { tripVerdict } from '#domain/policy/trip-verdict.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { readFieldRequirements } from '../../companies/checkout-repository.ts';
import type { SaveOutcome } from '../../records/save-section.ts';
import { causeOf, openTrip } from '../page/open-trip.ts';
import { refuseNonBooker, refuseWithheld } from '../page/refuse-withheld.ts';
import { readTrip } from '../page/trip-repository.ts';
import { refuseMissingReason } from '../pipeline/refuse-incomplete-info.ts';
import type { TripCaller } from '../pipeline/store-all.ts';
import { recordTripEvent } from '../trip-state-repository.ts';
import { tripWithVerdicts } from '../trip-with-verdicts.ts';
import { editInfo, isSameInfo } from './edit-info.ts';
import { resubmitTrip } from './resubmit-trip.ts';
import { lockUnchanged, type TripEdit, TripHasChanged } from './trip-edit.ts';
import { saveInfo } from './trip-renewal-repository.ts';

/**
 * Changes the booking information of a trip, or requests it again. When the trip has another version than the caller
 * has read, nothing changes and the answer is the current trip.
 */
export async function updateTrip(
  deps: Deps,
  caller: TripCaller,
  { tripId, version, request }: { tripId: string; version: number; request: TripEditRequest },
): Promise<SaveOutcome<Trip>> {
  const { row, viewer, moment } = await openTrip(deps, caller, tripId);
  refuseNonBooker(row, viewer);
  const { resubmit, bookingInfo = {} } = request;
  const edit: TripEdit = { tripId, version, viewer, moment, bookingInfo };
  const isChanged = await unlessChanged(async () => {
    if (resubmit) await resubmitTrip(deps, caller, { ...edit, row }, resubmit);
    else await updateInfo(deps, caller, edit);
  });
  const body = await readTrip(deps.db, viewer, tripId);
  if (!body) throw new Error(`The trip ${tripId} can be changed, but not be read`);
  return { status: isChanged ? 200 : 412, body };
}

async function unlessChanged(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof TripHasChanged) return false;
    throw error;
  }
}

async function updateInfo(deps: Deps, caller: TripCaller, edit: TripEdit): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const { trip, row } = await lockUnchanged(db, edit);
    refuseWithheld(row, edit.viewer, 'update');
    const referenceFields = await readFieldRequirements(db, row.company_id, row.travelers[0]?._id ?? '');
    const info = editInfo(row.booking_info, edit.bookingInfo, { referenceFields, isRequest: false });
    const { reason } = edit.bookingInfo;
    const isReasonNeeded = needsReason(tripVerdict(tripWithVerdicts(row)));
    if (reason !== undefined) refuseMissingReason(reason, isReasonNeeded);
    if (isSameInfo(info, row.booking_info)) return;
    const at = deps.clock.now();
    const { userId, sessionId } = caller.signedIn;
    await saveInfo(db, trip, info);
    const cause = causeOf(caller, at);
    await recordTripEvent(db, { tripId: trip.id, kind: 'updated' }, cause);
    const event = { action: 'trip.changed', userId, sessionId, companyId: trip.companyId } as const;
    await recordAudit(db, event, caller, at);
  });
}
