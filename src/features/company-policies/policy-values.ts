import type { Company } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/policy/evaluate.ts';
import { isRows, type SectionValues, valueAt } from '#domain/records/section-values.ts';
import type { Messages } from '../../components/form/use-form-state.ts';
import type { Part, PartRules } from './policy-parts.ts';
import type { ReadRules } from './read-rules.ts';
import { faultsOf, type RuleFault } from './rule-faults.ts';

const PARTS: readonly Part[] = ['flight', 'hotel', 'car'];
/** Beside the rules of a part, while something in it can't be read; such values are never sent. */
const TYPING = '_typing';

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

/** The rules of a part as the hidden input of its form keeps them. */
export function writePart({ rules, faults }: ReadRules): string {
  return JSON.stringify(Object.keys(faults).length > 0 ? { ...rules, [TYPING]: faults } : rules);
}

export function readPart(text: string): ReadRules {
  const { [TYPING]: faults = {}, ...rules } = JSON.parse(text) as PartRules & {
    [TYPING]?: ReadRules['faults'];
  }; // as it was written
  return { rules: rules as PartRules, faults }; // less what does not belong to them
}

/** What is wrong with policies though each field is right by itself, by the names of inputs. */
export function checkPolicies(
  values: SectionValues,
  currency: string,
  wordsFor: (fault: RuleFault) => string,
): Messages<string> {
  const rows = valueAt(values, 'travelPolicies');
  const messages: Messages<string> = {};
  if (!isRows(rows)) return messages;
  for (const [index, row] of rows.entries()) {
    for (const part of PARTS) {
      const name = `travelPolicies.${index}.${part}`;
      for (const [field, fault] of faultsOf(part, readPart(JSON.stringify(row[part])), currency)) {
        messages[`${name}.${field}`] = wordsFor(fault);
        messages[name] ??= wordsFor(fault);
      }
    }
  }
  return messages;
}

/** The draft of the policy whose inputs begin so; null while there is a fault in it. */
export function draftIn(data: FormData, prefix: string, currency: string): PolicyRules | null {
  const parts = PARTS.map((part) => {
    const read = readPart(String(data.get(prefix + part)));
    return { part, read, isFaulty: faultsOf(part, read, currency).size > 0 };
  });
  if (parts.some(({ isFaulty }) => isFaulty)) return null;
  // One of each part, as the form has them.
  return Object.fromEntries(parts.map(({ part, read }) => [part, read.rules])) as unknown as PolicyRules;
}
