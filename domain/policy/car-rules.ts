import type { CarPolicy } from '../contract.ts';
import { divideMoney } from '../money.ts';
import type { CarFacts } from './offer.ts';
import { judgePrice, judgeThresholds, type PolicyContext, priceWithConversion } from './prices.ts';
import type { Judgement } from './verdict.ts';

/** Prices are compared per day. */
export function judgeCar(policy: CarPolicy, offer: CarFacts, context: PolicyContext): Judgement {
  const perDay = priceWithConversion(divideMoney(offer.price, offer.days), context);
  return {
    rules: judgePrice('car.highestPrice', policy.highestPrice, policy.highestPriceAction, perDay, context),
    thresholds: judgeThresholds('car', policy, perDay, context),
  };
}
