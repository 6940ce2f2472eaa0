import type { HotelPolicy } from '../contract.ts';
import { divideMoney } from '../money.ts';
import type { HotelFacts } from './offer.ts';
import { judgePrice, judgeThresholds, type PolicyContext, priceWithConversion } from './prices.ts';
import type { Judgement, RefundableResult, RoomTypeResult } from './verdict.ts';

/** Prices are compared per night. */
export function judgeHotel(policy: HotelPolicy, offer: HotelFacts, context: PolicyContext): Judgement {
  const perNight = priceWithConversion(divideMoney(offer.price, offer.nights), context);
  return {
    rules: [
      ...judgePrice('hotel.highestPrice', policy.highestPrice, policy.highestPriceAction, perNight, context),
      ...judgeRefundable(policy, offer),
      ...judgeRoomType(policy, offer),
    ],
    thresholds: judgeThresholds('hotel', policy, perNight, context),
  };
}

function judgeRefundable(policy: HotelPolicy, { refundable }: HotelFacts): RefundableResult[] {
  if (policy.allowNonRefundable) return [];
  const judged = { rule: 'hotel.allowNonRefundable', limit: 'refundable' } as const;
  return refundable
    ? [{ ...judged, actual: 'refundable', result: 'kept' }]
    : [{ ...judged, actual: 'nonRefundable', result: 'broken', action: 'hide' }];
}

/** Properties that the supplier does not state about a room are not a violation. */
function judgeRoomType({ excludedRoomTypes }: HotelPolicy, { roomType }: HotelFacts): RoomTypeResult[] {
  if (excludedRoomTypes.length === 0) return [];
  const judged = { rule: 'hotel.excludedRoomTypes', limit: excludedRoomTypes, actual: roomType } as const;
  return roomType && excludedRoomTypes.includes(roomType)
    ? [{ ...judged, result: 'broken', action: 'hide' }]
    : [{ ...judged, result: 'kept' }];
}
