import { listPolicyKinds, POLICY_KINDS } from '../kinds/policy-kinds.ts';
import type { PolicyRules, PolicyStatement } from '../kinds/policy-rules.ts';
import type { PolicyKind } from './offer.ts';

export function statePolicy(policy: PolicyRules): PolicyStatement {
  const ofKind = <Kind extends PolicyKind>(kind: Kind) => POLICY_KINDS[kind].state(policy[kind]);
  const stated = listPolicyKinds().map(ofKind);
  return {
    rules: stated.flatMap(({ rules }) => rules),
    thresholds: stated.flatMap(({ thresholds }) => thresholds),
  };
}
