import type { LookUpOutcome } from '../../outcomes.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import { findBooking, shownBooking } from './booking-state.ts';
import { type Desk, openVisit } from './visit.ts';

export async function lookUpBooking(
  desk: Desk,
  reference: string,
  call: SupplierCall,
): Promise<LookUpOutcome> {
  const visit = await openVisit(desk, call);
  const booking = await findBooking(desk, reference, visit);
  return booking ? { outcome: 'found', booking: shownBooking(booking, visit) } : { outcome: 'notFound' };
}
