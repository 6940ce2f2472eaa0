import type { SupplierCall } from '../suppliers/supplier-call.ts';
import type { BookingTerms } from './booking-terms.ts';

/** Who searches, and for the change of which booking. */
export interface SearchCaller {
  terms: Pick<BookingTerms, 'companyId' | 'now'>;
  /** Our reference of that booking; null for a search that changes none. */
  changedBooking: string | null;
}

/** No booking has this reference. */
const NO_BOOKING = 'search';

/** A search, under the reference of the booking that is to be changed: what that has taken counts as free. */
export function searchCall(
  { terms: { companyId, now }, changedBooking }: SearchCaller,
  { timeoutMs, signal }: Pick<SupplierCall, 'timeoutMs' | 'signal'>,
): SupplierCall {
  return { reference: changedBooking ?? NO_BOOKING, companyId, now, timeoutMs, signal };
}
