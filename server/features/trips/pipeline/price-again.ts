import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { type BookingTerms, termsFor } from '../../../offers/booking-terms.ts';
import { askAgain } from '../part/kinds/part-kinds.ts';
import type { PartOffer, UnpricedPart } from '../part/kinds/part-offer.ts';
import { type PricedOffer, priceAll } from './price-all.ts';
import type { RenewablePart } from './renewable-part-repository.ts';

export interface PartToRenew extends RenewablePart {
  reference: string;
}

export type RenewalOffer =
  | { outcome: 'priced'; part: PartOffer }
  | { outcome: 'soldOut' | 'extraGone' | 'expired' | 'unavailable' | 'begun' }
  | { outcome: 'hidden' };

export interface RenewalPart {
  part: PartToRenew;
  offer: RenewalOffer;
}

export async function priceAgain(
  deps: Pick<Deps, 'db' | 'suppliers'>,
  parts: readonly PartToRenew[],
  { terms, signal }: { terms: BookingTerms; signal: AbortSignal },
): Promise<RenewalPart[]> {
  if (parts.some(({ travelers }) => travelers.some(({ active }) => !active))) {
    throw new DomainError('traveler_inactive', 'A traveller is no longer active.');
  }
  const offers = parts.map(
    ({ kind, details, travelers, reference, passengers, price, offerKey }, position) => ({
      ...askAgain(kind, details, { key: offerKey, price }),
      path: `/parts/${position}`,
      before: { passengers },
      // Only cars have distances.
      unit: 'unit' in details ? details.unit : ('km' as const),
      travelers,
      terms: termsFor(
        terms,
        travelers.map(({ companyUserId }) => companyUserId),
      ),
      reference,
      signal,
    }),
  );
  const priced = await priceAll(deps, offers);
  return parts.flatMap((part, position) => {
    const found = priced[position];
    return found ? [{ part, offer: toOffer(found, terms.now) }] : [];
  });
}

function toOffer({ offer }: PricedOffer, now: Date): RenewalOffer {
  if (offer.outcome !== 'priced') return { outcome: OUTCOMES[offer.outcome] };
  if (offer.part.verdict.action === 'hide') return { outcome: 'hidden' };
  return offer.part.beginsAt <= now ? { outcome: 'begun' } : offer;
}

const OUTCOMES = {
  soldOut: 'soldOut',
  changed: 'extraGone',
  expired: 'expired',
  declined: 'expired',
  unknown: 'unavailable',
} as const satisfies Record<UnpricedPart['outcome'], RenewalOffer['outcome']>;

export function refuseUnrenewed(parts: readonly RenewalPart[]): DomainError {
  switch (parts.find(({ offer }) => offer.outcome !== 'priced')?.offer.outcome) {
    case 'soldOut':
      return new DomainError('offer_sold_out', 'Part of the trip has sold out.');
    case 'extraGone':
      return new DomainError('extra_gone', 'A seat or bag of the trip is no longer available.');
    case 'expired':
      return new DomainError('offer_expired', 'Part of the trip is no longer offered.');
    case 'hidden':
      return new DomainError('offer_invalid', 'The policy no longer allows part of the trip.');
    case 'begun':
      return new DomainError('action_withheld', 'Part of the trip has started.');
    default:
      return new DomainError('unavailable', 'A supplier does not answer, and nothing was held. Try again.');
  }
}
