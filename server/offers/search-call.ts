import type { SupplierCall } from '../suppliers/supplier-call.ts';
import type { BookingTerms } from './booking-terms.ts';

/** A booking that a search or an offer would change. */
export interface BookingToChange {
  reference: string;
  offerKey: string;
}

export interface SearchCaller {
  terms: Pick<BookingTerms, 'companyId' | 'now'>;
  bookingToChange: BookingToChange | null;
}

/** No booking has this reference. */
const NO_BOOKING = 'search';

export function searchCall(
  { terms: { companyId, now }, bookingToChange }: SearchCaller,
  { timeoutMs, signal }: Pick<SupplierCall, 'timeoutMs' | 'signal'>,
): SupplierCall {
  const { reference = NO_BOOKING, offerKey } = bookingToChange ?? {};
  return { reference, changes: offerKey, companyId, now, timeoutMs, signal };
}
