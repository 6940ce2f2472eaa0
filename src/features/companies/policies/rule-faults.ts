import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PolicyFaultCode } from '#domain/policy/limits.ts';
import { findPolicyFaults } from '#domain/policy/policy-faults.ts';
import { FIELD_MESSAGES } from '../../../records/read-refusal.ts';
import { policyWithOnly } from './kinds/policy-kinds.ts';
import type { Part } from './policy-parts.ts';
import type { ReadRules, TypingFault } from './read-rules.ts';

export type RuleFault = TypingFault | PolicyFaultCode;

export const FAULT_TEXTS = {
  money: msg`Please enter an amount, such as 120.50.`,
  minutes: msg`Please enter whole minutes, at most 6000.`,
  other_currency: msg`This has to be in the currency of the company.`,
  negative: FIELD_MESSAGES.negative(),
  level_2_below_level_1: FIELD_MESSAGES.level_2_below_level_1(),
  minimum_above_maximum: FIELD_MESSAGES.minimum_above_maximum(),
  exception_without_effect: FIELD_MESSAGES.exception_without_effect(),
} satisfies Record<RuleFault, MessageDescriptor>;

/** The errors in the rules of a part, by field: unreadable values come before contradictions. */
export function findFaults(
  part: Part,
  { rules, faults }: ReadRules,
  currency: string,
): Map<string, RuleFault> {
  const found = new Map<string, RuleFault>();
  for (const { path, code } of findPolicyFaults(policyWithOnly(part, rules), currency)) {
    const [, , field = ''] = path.split('/');
    if (!found.has(field)) found.set(field, code);
  }
  for (const [name, fault] of Object.entries(faults)) {
    const [field = name] = name.split('.');
    if (fault) found.set(field, fault);
  }
  return found;
}
