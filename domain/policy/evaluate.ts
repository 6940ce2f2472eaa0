import type { TravelPolicy } from '../contract.ts';
import { judgeCar } from './car-rules.ts';
import { type Decision, strictest } from './decision.ts';
import { judgeFlight } from './flight-rules.ts';
import { judgeHotel } from './hotel-rules.ts';
import type { Offer } from './offer.ts';
import type { PolicyContext } from './prices.ts';
import type { Judgement, RuleResult, ThresholdResult, Verdict } from './verdict.ts';

export type PolicyRules = Pick<TravelPolicy, 'flight' | 'hotel' | 'car'>;

/** Judges an offer by the policy of one traveller; whoever has none may book anything. */
export function evaluate(policy: PolicyRules | null, offer: Offer, context: PolicyContext): Verdict {
  const { rules, thresholds } = policy ? judge(policy, offer, context) : { rules: [], thresholds: [] };
  const decisions = [...rules.flatMap(decisionsOnRule), ...thresholds.flatMap(decisionsOnThreshold)];
  return { ...strictest(decisions), rules, thresholds };
}

function judge(policy: PolicyRules, offer: Offer, context: PolicyContext): Judgement {
  switch (offer.kind) {
    case 'flight':
      return judgeFlight(policy.flight, offer, context);
    case 'hotel':
      return judgeHotel(policy.hotel, offer, context);
    case 'car':
      return judgeCar(policy.car, offer, context);
  }
}

function decisionsOnRule(rule: RuleResult): Decision[] {
  if (rule.result === 'kept') return [];
  return [{ action: rule.action, levels: rule.action === 'approve' ? [1] : [], inPolicy: false }];
}

/** When nobody can tell whether the price reaches a threshold, its level has to approve. */
function decisionsOnThreshold({ level, result }: ThresholdResult): Decision[] {
  return result === 'below' ? [] : [{ action: 'approve', levels: [level], inPolicy: true }];
}
