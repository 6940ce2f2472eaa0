import type { Company } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import { isRows, type SectionValues } from '#domain/records/section-values.ts';
import { PARTS } from './kinds/policy-kinds.ts';
import { findFaults } from './rule-faults.ts';
import { rulesIn } from './typed-rules.ts';

/** The policies of a company in the shape of the request that changes them. */
export function policyValues({ travelPolicies }: Pick<Company, 'travelPolicies'>): SectionValues {
  const rows = travelPolicies.map(({ version, ...policy }) => policy);
  return { travelPolicies: rows as unknown as readonly SectionValues[] }; // JSON, as every answer is
}

/** The policies as a request has them. */
export function policyRequest({ travelPolicies = [] }: SectionValues): SectionValues {
  const rows = isRows(travelPolicies) ? travelPolicies : [];
  return { travelPolicies: rows.map(({ userCount: _, ...policy }) => policy) };
}

/** The draft of the policy that is typed in a row; null while there is a fault in it. */
export function draftIn(row: SectionValues, currency: string): PolicyRules | null {
  const parts = PARTS.map((part) => {
    const read = rulesIn(part, row[part] ?? null, currency);
    return { part, read, isFaulty: findFaults(part, read, currency).size > 0 };
  });
  if (parts.some(({ isFaulty }) => isFaulty)) return null;
  // One of each part, as the form has them.
  return Object.fromEntries(parts.map(({ part, read }) => [part, read.rules])) as unknown as PolicyRules;
}
