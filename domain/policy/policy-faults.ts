import { listPolicyKinds, POLICY_KINDS } from '../kinds/policy-kinds.ts';
import type { PolicyRules } from '../kinds/policy-rules.ts';
import type { PolicyFault } from './limits.ts';
import type { PolicyKind } from './offer.ts';

export function findPolicyFaults(policy: PolicyRules, currency: string): PolicyFault[] {
  const ofKind = <Kind extends PolicyKind>(kind: Kind) =>
    POLICY_KINDS[kind].findFaults(policy[kind], currency);
  return listPolicyKinds().flatMap(ofKind);
}
