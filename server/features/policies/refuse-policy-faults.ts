import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import { findPolicyFaults } from '#domain/policy/policy-faults.ts';
import { refuseInvalidFields } from '../../field-errors.ts';

export function refusePolicyFaults(policies: readonly PolicyRules[], currency: string): void {
  refuseInvalidFields(
    policies.flatMap((policy, index) => toFields(policy, currency, `/body/travelPolicies/${index}`)),
  );
}

export function refuseDraftFaults(draft: PolicyRules, currency: string): void {
  refuseInvalidFields(toFields(draft, currency, '/body/draft'));
}

function toFields(policy: PolicyRules, currency: string, at: string) {
  return findPolicyFaults(policy, currency).map(({ path, code }) => ({
    path: `${at}${path}`,
    code,
    params: code === 'other_currency' ? { currency } : undefined,
  }));
}
