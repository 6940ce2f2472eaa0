import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { PartToChange } from '#domain/contract.ts';
import type { Deps } from '../deps.ts';
import { readBookingToChange } from '../features/trips/change/read-booking-to-change.ts';
import type { SignedInContext } from '../http/handler.ts';
import type { BookingTerms } from './booking-terms.ts';
import { readBookingTerms } from './read-booking-terms.ts';
import type { BookingToChange } from './search-call.ts';

interface TermsQuery {
  kind: PartKind;
  request: { travelers: readonly string[]; changes?: PartToChange };
}

interface OfferTerms {
  terms: BookingTerms;
  /** Null where nothing is changed. */
  bookingToChange: BookingToChange | null;
}

/** The terms for travellers whom the caller may book for, and the part to be changed. */
export async function readOfferTerms(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  { kind, request }: TermsQuery,
): Promise<OfferTerms> {
  const [terms, changed] = await Promise.all([
    readBookingTerms(deps, context, request.travelers),
    readBookingToChange(deps, context, { kind, request }),
  ]);
  if (!changed) return { terms, bookingToChange: null };
  const { change, ...bookingToChange } = changed;
  return { terms: { ...terms, change }, bookingToChange };
}
