import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { BookingLimits, OfferRequest } from '#domain/contract.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { readBookingRules } from '../features/companies/checkout-repository.ts';
import type { SignedInContext } from '../http/handler.ts';
import type { PriceOrder } from '../suppliers/supplier.ts';
import type { SupplierCall } from '../suppliers/supplier-call.ts';
import type { BookingTerms } from './booking-terms.ts';
import { createOfferTokens, type OfferClaims, type OfferTokens } from './offer-tokens.ts';
import { questionTo } from './question-to.ts';
import type { BookingToChange } from './search-call.ts';

export interface OfferContext {
  terms: BookingTerms;
  limits: BookingLimits;
  claims: OfferClaims;
  tokens: OfferTokens;
  order: PriceOrder;
  call: SupplierCall;
}

export interface OfferTerms {
  terms: BookingTerms;
  /** Null where nothing is changed. */
  bookingToChange: BookingToChange | null;
}

interface OfferToOpen extends OfferTerms {
  kind: PartKind;
  request: OfferRequest;
}

export async function openOffer(
  deps: Pick<Deps, 'db' | 'keys'>,
  { signal }: Pick<SignedInContext, 'signal'>,
  { kind, request, terms, bookingToChange }: OfferToOpen,
): Promise<OfferContext> {
  const tokens = createOfferTokens(deps.keys.offer, terms);
  const claims = tokens.read(request.offer, kind, terms.now);
  const { limits } = await readBookingRules(deps.db, terms.companyId);
  return {
    terms,
    limits,
    claims,
    tokens,
    order: { key: claims.key, travelers: terms.travelers.length },
    call: questionTo(terms, signal, bookingToChange?.reference),
  };
}

type Unpriced = { outcome: 'soldOut' | 'expired' | 'declined' | 'unknown' };

/** Sold out and no longer offered are answers, and so is a supplier's refusal to sell; no answer at all is a 503. */
export function toOfferGone({ outcome }: Unpriced): { outcome: 'soldOut' | 'expired' } {
  if (outcome === 'soldOut' || outcome === 'expired') return { outcome };
  if (outcome === 'declined') return { outcome: 'expired' };
  throw new DomainError('unavailable', 'The supplier does not answer. Try again in a moment.');
}
