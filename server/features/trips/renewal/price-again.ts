import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import type { PartOffers } from '../order/judge-order.ts';
import { askAgain, pricePart } from '../part/kinds/part-kinds.ts';
import type { PartOffer, PartOutcome } from '../part/kinds/part-offer.ts';
import type { RenewablePart } from './renewable-part-repository.ts';

/** A part and the reference of its next hold. */
export interface PartToRenew extends RenewablePart {
  reference: string;
}

/** The current offer of a part, or why there is none. */
export type RenewalOffer =
  | { outcome: 'priced'; part: PartOffer }
  | { outcome: 'soldOut' | 'extraGone' | 'expired' | 'unavailable' | 'begun' }
  /** The policy hides the offer and its price. */
  | { outcome: 'hidden' };

/** A part and its current offer. */
export interface RenewalPart {
  part: PartToRenew;
  offer: RenewalOffer;
}

interface Asking {
  companyId: string;
  signal: AbortSignal;
}

/** Re-prices the same offers at their suppliers and judges them by the current policies; nothing is held. */
export async function priceAgain(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'suppliers'>,
  parts: readonly PartToRenew[],
  asking: Asking,
): Promise<RenewalPart[]> {
  if (parts.some(({ travellers }) => travellers.some(({ active }) => !active))) {
    throw new DomainError('traveler_inactive', 'A traveller is no longer active.');
  }
  return await Promise.all(
    parts.map(async (part, position) => ({
      part,
      offer: await priceOne(deps, part, { ...asking, position }),
    })),
  );
}

async function priceOne(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'suppliers'>,
  part: PartToRenew,
  { companyId, signal, position }: Asking & { position: number },
): Promise<RenewalOffer> {
  const { kind, travellers, reference, passengers, details, price, offerKey: key } = part;
  const ids = travellers.map(({ companyUserId }) => companyUserId);
  const terms = await readTermsFor(deps, companyId, ids);
  const priced = await pricePart(deps, {
    ...askAgain(kind, details, { key, price }),
    path: `/parts/${position}`,
    before: { passengers },
    // Only cars have distances.
    unit: 'unit' in details ? details.unit : 'km',
    travellers,
    terms,
    reference,
    signal,
  });
  if (priced.outcome !== 'priced') return { outcome: OUTCOMES[priced.outcome] };
  if (priced.part.verdict.action === 'hide') return { outcome: 'hidden' };
  if (priced.part.beginsAt <= terms.now) return { outcome: 'begun' };
  return { outcome: 'priced', part: { ...priced.part, kind, travellers } };
}

const OUTCOMES = {
  soldOut: 'soldOut',
  changed: 'extraGone',
  expired: 'expired',
  declined: 'expired',
  unknown: 'unavailable',
} as const satisfies Record<Exclude<PartOutcome['outcome'], 'priced'>, RenewalOffer['outcome']>;

/** Returns all parts when each of them is available; null otherwise. */
export function allPriced(parts: readonly RenewalPart[]): PartOffers | null {
  const [first, ...others] = parts.flatMap(({ offer }) => (offer.outcome === 'priced' ? [offer.part] : []));
  return first && others.length + 1 === parts.length ? [first, ...others] : null;
}

/** The refusal when parts of a trip are no longer available. */
export function refuseUnrenewed(parts: readonly RenewalPart[]): DomainError {
  switch (parts.find(({ offer }) => offer.outcome !== 'priced')?.offer.outcome) {
    case 'soldOut':
      return new DomainError('offer_sold_out', 'A part of the trip is sold out by now.');
    case 'extraGone':
      return new DomainError('extra_gone', 'A seat or a bag of the trip is gone.');
    case 'expired':
      return new DomainError('offer_expired', 'A part of the trip is not offered any more.');
    case 'hidden':
      return new DomainError('offer_invalid', 'The policy does not allow a part of the trip any more.');
    case 'begun':
      return new DomainError('action_withheld', 'A part of the trip has begun.');
    default:
      return new DomainError('unavailable', 'A supplier does not answer, and nothing was held. Try again.');
  }
}
