import type { AgreedAmounts, BookingLimits } from '#domain/contract.ts';
import { priceCap } from '#domain/offers/price-change.ts';
import type { Agreement } from '../../../db/agreement.ts';
import type { PartOffer } from './kinds/part-offer.ts';
import { repricePart, sumPrices } from './reprice-part.ts';

export type Act = Pick<Agreement, 'userId' | 'at' | 'version'>;

export interface AgreementOnPrices {
  /** For all parts, with the tolerance; empty when the prices can't be added up. */
  agreed: AgreedAmounts;
  of(part: Pick<PartOffer, 'accepted'>): Agreement;
}

export function agreementOnPrices(
  act: Act,
  parts: readonly Pick<PartOffer, 'accepted' | 'details'>[],
  limits: BookingLimits,
): AgreementOnPrices {
  const { tolerancePercent } = limits;
  const highest = parts.map(({ details, accepted }) => repricePart(details, priceCap(accepted, limits)));
  const highestTotal = sumPrices(highest) ?? undefined;
  return {
    agreed: highestTotal ? { price: highestTotal } : {},
    of: ({ accepted: base }) => ({ ...act, base, tolerancePercent, highestTotal }),
  };
}
