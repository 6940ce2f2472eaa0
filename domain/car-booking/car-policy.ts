import type { CarPolicy } from '../contract.ts';
import type { PolicyKindRules } from '../kinds/policy-rules.ts';
import { divideMoney } from '../money.ts';
import { limitFaults, statePriceLimit, stateThresholds, thresholdFaults } from '../policy/limits.ts';
import type { CarFacts } from '../policy/offer.ts';
import { judgePrice, judgeThresholds, type PolicyContext, priceWithConversion } from '../policy/prices.ts';
import type { Judgement, PriceWithConversion } from '../policy/verdict.ts';

const PRICE_RULE = 'car.highestPrice';

export const carPolicy: PolicyKindRules<'car'> = {
  judge: judgeCar,
  judgeBooked: (policy, { perDay }, context) => judgePerDay(policy, perDay, context),
  state: (policy) => ({
    rules: statePriceLimit(PRICE_RULE, policy.highestPrice, policy.highestPriceAction),
    thresholds: stateThresholds('car', policy),
  }),
  findFaults: (policy, currency) => [
    ...limitFaults('/car/highestPrice', policy.highestPrice, currency),
    ...thresholdFaults('/car', policy, currency),
  ],
};

function judgeCar(policy: CarPolicy, offer: CarFacts, context: PolicyContext): Judgement {
  return judgePerDay(policy, priceWithConversion(divideMoney(offer.price, offer.days), context), context);
}

function judgePerDay(policy: CarPolicy, perDay: PriceWithConversion, context: PolicyContext) {
  return {
    rules: judgePrice(PRICE_RULE, policy.highestPrice, policy.highestPriceAction, perDay, context),
    thresholds: judgeThresholds('car', policy, perDay, context),
  };
}
