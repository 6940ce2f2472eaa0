import type { AgreedAmounts, BookingLimits } from '#domain/contract.ts';
import { highestAccepted } from '#domain/offers/price-change.ts';
import type { Agreement } from '../../../db/agreement.ts';
import type { PartOffer } from './kinds/part-offer.ts';
import { repricePart, sumPrices } from './reprice-part.ts';

export type Act = Pick<Agreement, 'userId' | 'at' | 'version'>;

export interface AgreementOnPrices {
  /** For all parts, with the tolerance; empty when the prices can't be added up. */
  agreed: AgreedAmounts;
  of(part: Pick<PartOffer, 'agreed'>): Agreement;
}

export function agreementOnPrices(
  act: Act,
  parts: readonly Pick<PartOffer, 'agreed' | 'details'>[],
  limits: BookingLimits,
): AgreementOnPrices {
  const { tolerancePercent } = limits;
  const highest = parts.map(({ details, agreed }) => repricePart(details, highestAccepted(agreed, limits)));
  const highestTotal = sumPrices(highest) ?? undefined;
  return {
    agreed: highestTotal ? { price: highestTotal } : {},
    of: ({ agreed: base }) => ({ ...act, base, tolerancePercent, highestTotal }),
  };
}
