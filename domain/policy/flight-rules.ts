import type { FlightPolicy } from '../contract.ts';
import { addMoney } from '../money.ts';
import { judgeMinutes } from './minutes-rules.ts';
import type { FlightFacts } from './offer.ts';
import { judgePrice, judgeThresholds, type PolicyContext, priceWithConversion } from './prices.ts';
import { judgeServiceClass } from './service-class-rule.ts';
import type { Judgement, RuleResult } from './verdict.ts';

export function judgeFlight(policy: FlightPolicy, offer: FlightFacts, context: PolicyContext): Judgement {
  const fare = priceWithConversion(offer.fare, context);
  const total = offer.extras ? priceWithConversion(addMoney(offer.fare, offer.extras), context) : fare;
  const rules: RuleResult[] = judgePrice('flight.budget', policy.budget, policy.budgetAction, fare, context);
  for (const [index, leg] of offer.legs.entries()) {
    rules.push(judgeServiceClass(policy, leg, index), ...judgeMinutes(policy, leg, index));
  }
  return { rules, thresholds: judgeThresholds('flight', policy, total, context) };
}
