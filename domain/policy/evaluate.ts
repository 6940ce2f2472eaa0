import { POLICY_KINDS } from '../kinds/policy-kinds.ts';
import type { PolicyRules } from '../kinds/policy-rules.ts';
import { type Demand, strictest } from './decision.ts';
import type { Offer, PolicyKind } from './offer.ts';
import type { PolicyContext } from './prices.ts';
import type { Judgement, RuleResult, ThresholdResult, Verdict } from './verdict.ts';

const NOTHING: Judgement = { rules: [], thresholds: [] };

export function evaluate(policy: PolicyRules | null, offer: Offer, context: PolicyContext): Verdict {
  return toVerdict(policy ? judge(policy, offer, context) : NOTHING);
}

export function toVerdict({ rules, thresholds }: Judgement): Verdict {
  const { action, levels, inPolicy } = strictest([
    ...rules.filter(isUnmet).map(decisionOnRule),
    ...thresholds.filter(mayBeReached).map(decisionOnThreshold),
  ]);
  return { action, levels, inPolicy, rules, thresholds };
}

function judge<Kind extends PolicyKind>(
  policy: PolicyRules,
  offer: Offer<Kind>,
  context: PolicyContext,
): Judgement {
  return POLICY_KINDS[offer.kind].judge(policy[offer.kind], offer, context);
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
