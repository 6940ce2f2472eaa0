import type { Deps } from '../../../deps.ts';
import type { Charges, SupplierBooking } from '../../../suppliers/outcomes.ts';
import { changeCallReference } from '../part/booking-reference.ts';
import type { PartSession } from '../part/part-work.ts';
import { applyChangeEvent } from './apply-change-event.ts';
import { findOpenChange, readBookedPart, type StoredChange } from './change-repository.ts';
import { endUnchanged, finishChange } from './finish-change.ts';

export async function findLostChange({ db, part }: PartSession): Promise<StoredChange | undefined> {
  return part.attempt === 'change' ? await findOpenChange(db, part.id) : undefined;
}

/**
 * Compares the supplier's booking with the requested change: the change is done when the booking is for the new offer.
 * When it is still for the old offer, the change is requested again under the same call name, so that nothing is
 * changed twice.
 */
export async function settleFoundChange(
  deps: Deps,
  session: PartSession,
  {
    change,
    booking,
    charges,
    afterSeconds,
  }: { change: StoredChange; booking: SupplierBooking; charges: Charges; afterSeconds: number },
): Promise<void> {
  const { db, cause } = session;
  const { trip_id: tripId, part_id: partId } = change;
  const before = await readBookedPart(db, tripId, partId);
  const newKey = change.ordered.key;
  const found = { type: 'booking.found', status: 'confirmed' } as const;
  if (booking.key === newKey && before?.offerKey !== newKey) {
    const call = changeCallReference(booking.reference, change.id);
    const penalty = charges.changes.find((made) => made.call === call)?.penalty;
    return await finishChange(deps, { session, change }, { booking, penalty, event: found });
  }
  const known = { changeId: change.id };
  await session.apply(found, {}, known);
  await session.apply({ type: 'booking.change' }, {}, known);
  await applyChangeEvent(db, change, { type: 'change.repeat' }, { cause });
  await deps.jobs.enqueue(db, 'part.change', { partId }, { afterSeconds });
}

export async function endLostChange(deps: Deps, session: PartSession, change: StoredChange): Promise<void> {
  await endUnchanged(deps, { session, change }, 'declined');
}
