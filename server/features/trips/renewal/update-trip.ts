import type { Trip, TripChangeRequest } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SaveOutcome } from '../../records/save-section.ts';
import { readMomentOfTrip } from '../company-moment.ts';
import { findTripRow, readTrip } from '../trip-repository.ts';
import { refuseNonBooker } from './refuse-withheld.ts';
import { resubmitTrip } from './resubmit-trip.ts';
import type { TripCaller, TripChange } from './trip-change.ts';
import { updateInfo } from './update-info.ts';

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
