import type { PartToChange } from '#domain/contract.ts';
import type { Deps } from '../deps.ts';
import { readBookingToChange } from '../features/trips/change/read-booking-to-change.ts';
import type { SignedInContext } from '../http/handler.ts';
import type { BookingTerms } from './booking-terms.ts';
import type { OfferKind } from './offer-tokens.ts';
import { readBookingTerms } from './read-booking-terms.ts';

interface TermsQuery {
  kind: OfferKind;
  request: { travelers: readonly string[]; changes?: PartToChange };
}

interface OfferTerms {
  terms: BookingTerms;
  /** Our reference of the booking that is to be changed; null where nothing is. */
  bookingToChange: string | null;
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
  return { terms: { ...terms, change: changed.change }, bookingToChange: changed.reference };
}
