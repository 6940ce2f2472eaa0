import type { Company } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import { isRows, type SectionValues } from '#domain/records/section-values.ts';
import { PARTS } from './kinds/policy-kinds.ts';
import { findFaults } from './rule-faults.ts';
import { rulesIn } from './typed-rules.ts';

export function policyValues({ travelPolicies }: Pick<Company, 'travelPolicies'>): SectionValues {
  const rows = travelPolicies.map(({ version, ...policy }) => policy);
  return { travelPolicies: rows as unknown as readonly SectionValues[] }; // JSON, as every answer is
}

export function policyRequest({ travelPolicies = [] }: SectionValues): SectionValues {
  const rows = isRows(travelPolicies) ? travelPolicies : [];
  return { travelPolicies: rows.map(({ userCount: _, ...policy }) => policy) };
}

export function draftIn(row: SectionValues, currency: string): PolicyRules | null {
  const parts = PARTS.map((part) => {
    const read = rulesIn(part, row[part] ?? null, currency);
    return { part, read, isFaulty: findFaults(part, read, currency).size > 0 };
  });
  if (parts.some(({ isFaulty }) => isFaulty)) return null;
  // One of each part, as the form has them.
  return Object.fromEntries(parts.map(({ part, read }) => [part, read.rules])) as unknown as PolicyRules;
}
