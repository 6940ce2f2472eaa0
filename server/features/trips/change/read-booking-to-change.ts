import type { PartToChange } from '#domain/contract.ts';
import type { SupplierPartKind } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { ChangeOfBooking } from '../../../offers/booking-terms.ts';
import type { BookingToChange } from '../../../offers/search-call.ts';
import { readMomentOfTrip } from '../company-moment.ts';
import { findTripRow } from '../page/trip-repository.ts';
import { describeBookingToChange } from '../part/booking-to-change.ts';
import { readBookedPart } from './change-repository.ts';
import { refuseOtherPart, refuseOthers } from './refuse-change.ts';

interface BookingQuery {
  /** The kind of the search or offer. */
  kind: SupplierPartKind;
  request: { travelers: readonly string[]; changes?: PartToChange };
}

/**
 * Null when no booking is to be changed. Whether the part can still be changed is checked only with the change itself.
 */
export async function readBookingToChange(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  { kind, request: { travelers, changes } }: BookingQuery,
): Promise<(BookingToChange & { change: ChangeOfBooking }) | null> {
  if (!changes) return null;
  const { tripId, partId } = changes;
  const { now } = await readMomentOfTrip(deps, tripId);
  const viewer = { ...context, now };
  const row = await findTripRow(deps.db, viewer, tripId);
  if (!row) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
  refuseOthers(row, viewer, partId);
  const part = await readBookedPart(deps.db, tripId, partId);
  if (!part) throw new DomainError('not_found', 'The trip has no such part.');
  refuseOtherPart(part, { kind, travelers }, '/changes');
  const { bookingToChange, change } = await describeBookingToChange(deps.db, row.company_id, part);
  return { ...bookingToChange, change };
}
