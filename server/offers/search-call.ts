import type { SupplierCall } from '../suppliers/supplier-call.ts';
import type { BookingTerms } from './booking-terms.ts';

/** The caller of the search, and the booking that it would change. */
export interface SearchCaller {
  terms: Pick<BookingTerms, 'companyId' | 'now'>;
  /** Our reference of that booking; null for a search without one. */
  bookingToChange: string | null;
}

/** No booking has this reference. */
const NO_BOOKING = 'search';

/** A search under the reference of the booking to be changed, whose stock counts as free. */
export function searchCall(
  { terms: { companyId, now }, bookingToChange }: SearchCaller,
  { timeoutMs, signal }: Pick<SupplierCall, 'timeoutMs' | 'signal'>,
): SupplierCall {
  return { reference: bookingToChange ?? NO_BOOKING, companyId, now, timeoutMs, signal };
}
