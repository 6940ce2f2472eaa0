import type { FieldValue, SectionValues } from '#domain/records/section-values.ts';
import { isGroup, isSameValue } from '#domain/records/section-values.ts';
import { policyKind } from './kinds/policy-kinds.ts';
import type { Part, PartRules, RulesOf } from './policy-parts.ts';
import { type ReadRules, readRules } from './read-rules.ts';

/** The rules before any typing; until something is typed, they apply. */
const OPENED = '_opened';

export function typedRules<Kind extends Part>(part: Kind, rules: RulesOf<Kind>): SectionValues {
  // JSON, as every answer is.
  return { ...policyKind(part).toTyped(rules), [OPENED]: rules as unknown as SectionValues };
}

export function rulesIn(part: Part, typed: FieldValue, currency: string): ReadRules {
  if (!isGroup(typed)) throw new Error('A policy has rules for each part');
  const { [OPENED]: was, ...entered } = typed;
  const opened = was as unknown as PartRules; // as `typedRules` put it there
  if (isSameValue(entered, policyKind(part).toTyped(opened))) return { rules: opened, faults: {} };
  return readRules(part, entered, currency);
}
