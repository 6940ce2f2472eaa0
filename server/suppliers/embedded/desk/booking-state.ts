import type { DeclineReason, SupplierBooking } from '../../outcomes.ts';
import { type BookedOffer, readBooking } from './booking-repository.ts';
import { companyTime } from './stock-time.ts';
import type { Desk, Visit } from './visit.ts';

export function toStatus({ status, heldUntil }: BookedOffer, at: Date): SupplierBooking['status'] {
  return heldUntil !== null && heldUntil <= at ? 'expired' : status;
}

/** The time by the company's own clock. */
export function shownBooking(booking: BookedOffer, { at, switches }: Visit): SupplierBooking {
  const { reference, locator, key, price, heldUntil, freeUntil, tickets } = booking;
  const status = toStatus(booking, at);
  const holds = status === 'held' && heldUntil !== null;
  return {
    reference,
    locator,
    status,
    key,
    price,
    freeUntil,
    tickets,
    heldUntil: holds ? companyTime(heldUntil, switches) : null,
  };
}

export async function findBooking(
  { db, kind }: Desk,
  reference: string,
  { call: { companyId } }: Visit,
): Promise<BookedOffer | undefined> {
  const booking = await readBooking(db, { companyId, reference });
  return booking?.kind === kind.name ? booking : undefined;
}

export function declined<Reason extends DeclineReason>(reason: Reason) {
  return { outcome: 'declined' as const, reason };
}
