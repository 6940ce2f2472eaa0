import type { TravelPolicy } from '../contract.ts';
import { judgeCar } from './car-rules.ts';
import { type Demand, strictest } from './decision.ts';
import { judgeFlight } from './flight-rules.ts';
import { judgeHotel } from './hotel-rules.ts';
import type { Offer } from './offer.ts';
import type { PolicyContext } from './prices.ts';
import type { Judgement, RuleResult, ThresholdResult, Verdict } from './verdict.ts';

export type PolicyRules = Pick<TravelPolicy, 'flight' | 'hotel' | 'car'>;

const NOTHING: Judgement = { rules: [], thresholds: [] };

/** Judges an offer by the policy of one traveller; without a policy everything is allowed. */
export function evaluate(policy: PolicyRules | null, offer: Offer, context: PolicyContext): Verdict {
  return toVerdict(policy ? judge(policy, offer, context) : NOTHING);
}

/** The combined consequences of all rules of a policy. */
export function toVerdict({ rules, thresholds }: Judgement): Verdict {
  const { action, levels, inPolicy } = strictest([
    ...rules.filter(isUnmet).map(decisionOnRule),
    ...thresholds.filter(mayBeReached).map(decisionOnThreshold),
  ]);
  return { action, levels, inPolicy, rules, thresholds };
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

type UnmetRule = Exclude<RuleResult, { result: 'kept' }>;

function isUnmet(rule: RuleResult): rule is UnmetRule {
  return rule.result !== 'kept';
}

function decisionOnRule({ action }: UnmetRule): Demand {
  return { action, levels: action === 'approve' ? [1] : [] };
}

/** When it is unknown whether the price reaches a threshold, its level has to approve. */
function mayBeReached({ result }: ThresholdResult): boolean {
  return result !== 'below';
}

function decisionOnThreshold({ level }: ThresholdResult): Demand {
  return { action: 'approve', levels: [level] };
}
