import type { PricedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelOfferState } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { Repriced } from '../../components/booking/RepricingDialog.tsx';

/** What has to be said of a price; null when nothing has to be. */
export function repricedOf(state: HotelOfferState, proposal: PricedRate | null): Repriced | null {
  switch (state) {
    case 'soldOut':
    case 'expired':
      return { type: state };
    case 'cheaper':
    case 'dearerWithinTolerance':
    case 'dearer':
    case 'verdictChanged':
      return proposal && { type: state, priced: proposal };
    default:
      return null;
  }
}
