import type { PartToChange } from '#domain/contract.ts';
import type { SupplierPartKind } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { OfferTerms } from '../../../offers/open-offer.ts';
import { readBookingTerms } from '../../../offers/read-booking-terms.ts';
import { openTrip } from '../page/open-trip.ts';
import { describeBookingToChange } from '../part/booking-to-change.ts';
import { readBookedPart } from './change-repository.ts';
import { refuseOtherPart, refuseOthers } from './refuse-change.ts';

type Context = Pick<SignedInContext, 'abilities' | 'signedIn'>;

interface TermsQuery {
  kind: SupplierPartKind;
  request: { travelers: readonly string[]; changes?: PartToChange };
}

export async function readOfferTerms(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  context: Context,
  query: TermsQuery,
): Promise<OfferTerms> {
  const [terms, changed] = await Promise.all([
    readBookingTerms(deps, context, query.request.travelers),
    readBookingToChange(deps, context, query),
  ]);
  if (!changed) return { terms, bookingToChange: null };
  const { change, bookingToChange } = changed;
  return { terms: { ...terms, change }, bookingToChange };
}

/**
 * Null when no booking is to be changed. Whether the part can still be changed is checked only with the change itself.
 */
async function readBookingToChange(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  context: Context,
  { kind, request: { travelers, changes } }: TermsQuery,
) {
  if (!changes) return null;
  const { tripId, partId } = changes;
  const { row, viewer } = await openTrip(deps, context, tripId);
  refuseOthers(row, viewer, partId);
  const part = await readBookedPart(deps.db, tripId, partId);
  if (!part) throw new DomainError('not_found', 'The trip has no such part.');
  refuseOtherPart(part, { kind, travelers }, '/changes');
  return await describeBookingToChange(deps.db, row.company_id, part);
}
