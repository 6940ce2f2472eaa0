import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import type { PolicyFaultCode } from '#domain/policy/limits.ts';
import { findPolicyFaults } from '#domain/policy/policy-faults.ts';
import { DomainError } from '../../errors.ts';

const MESSAGES = {
  other_currency: 'must be in the currency of the company',
  negative: 'must not be negative',
  level_2_below_level_1: 'must not be below the threshold of level 1',
  minimum_above_maximum: 'must not be above its maximum',
  exception_without_effect: 'must permit its class, or be left out',
} satisfies Record<PolicyFaultCode, string>;

/** Refuses policies that contradict themselves, or can't be compared in the company's currency. */
export function refusePolicyFaults(policies: readonly PolicyRules[], currency: string): void {
  refuse(policies.flatMap((policy, index) => toFields(policy, currency, `/body/travelPolicies/${index}`)));
}

/** The same for a draft. */
export function refuseDraftFaults(draft: PolicyRules, currency: string): void {
  refuse(toFields(draft, currency, '/body/draft'));
}

function toFields(policy: PolicyRules, currency: string, at: string) {
  return findPolicyFaults(policy, currency).map(({ path, code }) => ({
    path: `${at}${path}`,
    message: MESSAGES[code],
  }));
}

function refuse(fields: ReturnType<typeof toFields>): void {
  if (fields.length > 0) throw new DomainError('validation_failed', 'A policy is not valid.', { fields });
}
