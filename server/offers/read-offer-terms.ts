import type { PartToChange } from '#domain/contract.ts';
import type { Deps } from '../deps.ts';
import { readChangedBooking } from '../features/trips/change/read-changed-booking.ts';
import type { SignedInContext } from '../http/handler.ts';
import type { BookingTerms } from './booking-terms.ts';
import type { OfferKind } from './offer-tokens.ts';
import { readBookingTerms } from './read-booking-terms.ts';

interface Asked {
  kind: OfferKind;
  request: { travelers: readonly string[]; changes?: PartToChange };
}

interface OfferTerms {
  terms: BookingTerms;
  /** Our reference of the booking that is to be changed; null where nothing is. */
  changedBooking: string | null;
}

/** The terms for travellers whom the caller may book for, and the part to be changed. */
export async function readOfferTerms(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  { kind, request }: Asked,
): Promise<OfferTerms> {
  const [terms, changed] = await Promise.all([
    readBookingTerms(deps, context, request.travelers),
    readChangedBooking(deps, context, { kind, request }),
  ]);
  if (!changed) return { terms, changedBooking: null };
  return { terms: { ...terms, change: changed.change }, changedBooking: changed.reference };
}
