import type { OfferQuote } from '#domain/booking/flow-types.ts';
import type { OfferState } from '#machines/booking/booking-selectors.ts';
import type { CheckoutState } from '#machines/checkout/checkout-selectors.ts';
import type { RepricingResult } from '../components/booking/RepricingDialog.tsx';

export function repricingResult(
  state: OfferState | CheckoutState,
  proposals: readonly OfferQuote[],
): RepricingResult | null {
  switch (state) {
    case 'soldOut':
    case 'expired':
      return { type: state };
    case 'cheaper':
    case 'dearerWithinTolerance':
    case 'dearer':
    case 'verdictChanged':
    case 'extrasGone':
      return { type: state, priced: proposals };
    default:
      return null;
  }
}
