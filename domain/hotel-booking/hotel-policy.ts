import type { HotelPolicy, PolicyRule } from '../contract.ts';
import type { PolicyKindRules } from '../kinds/policy-rules.ts';
import { divideMoney } from '../money.ts';
import { limitFaults, statePriceLimit, stateThresholds, thresholdFaults } from '../policy/limits.ts';
import type { HotelFacts } from '../policy/offer.ts';
import { judgePrice, judgeThresholds, type PolicyContext, priceWithConversion } from '../policy/prices.ts';
import type { Judgement, PriceWithConversion, RefundableResult, RoomTypeResult } from '../policy/verdict.ts';

const PRICE_RULE = 'hotel.highestPrice';

export const hotelPolicy: PolicyKindRules<'hotel'> = {
  judge: judgeHotel,
  judgeBooked: (policy, { perDay }, context) => judgePerNight(policy, perDay, context),
  state: (policy) => ({ rules: stateRules(policy), thresholds: stateThresholds('hotel', policy) }),
  findFaults: (policy, currency) => [
    ...limitFaults('/hotel/highestPrice', policy.highestPrice, currency),
    ...thresholdFaults('/hotel', policy, currency),
  ],
};

function judgeHotel(policy: HotelPolicy, offer: HotelFacts, context: PolicyContext): Judgement {
  const perNight = priceWithConversion(divideMoney(offer.price, offer.nights), context);
  const { rules, thresholds } = judgePerNight(policy, perNight, context);
  return {
    rules: [...rules, ...judgeRefundable(policy, offer), ...judgeRoomType(policy, offer)],
    thresholds,
  };
}

function judgePerNight(policy: HotelPolicy, perNight: PriceWithConversion, context: PolicyContext) {
  return {
    rules: judgePrice(PRICE_RULE, policy.highestPrice, policy.highestPriceAction, perNight, context),
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

function stateRules(policy: HotelPolicy): PolicyRule[] {
  const { highestPrice, highestPriceAction, allowNonRefundable, excludedRoomTypes } = policy;
  const rules = statePriceLimit(PRICE_RULE, highestPrice, highestPriceAction);
  if (!allowNonRefundable) {
    rules.push({ rule: 'hotel.allowNonRefundable', limit: 'refundable', action: 'hide' });
  }
  if (excludedRoomTypes.length > 0) {
    rules.push({ rule: 'hotel.excludedRoomTypes', limit: excludedRoomTypes, action: 'hide' });
  }
  return rules;
}
