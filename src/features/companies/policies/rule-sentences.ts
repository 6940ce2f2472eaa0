import { statePolicy } from '#domain/policy/state-policy.ts';
import { formatMoney } from '../../../i18n/money-format.ts';
import type { RuleOfKind, Words } from './kinds/policy-kind.ts';
import { policyKind, policyWithOnly } from './kinds/policy-kinds.ts';
import type { Part, RulesOf } from './policy-parts.ts';

export function ruleSentences<Kind extends Part>(
  part: Kind,
  rules: RulesOf<Kind>,
  words: Words,
): Map<string, string[]> {
  const stated = statePolicy(policyWithOnly(part, rules));
  const kind = policyKind(part);
  const isOwn = (name: string) => name.startsWith(`${part}.`);
  const sentences = new Map<string, string[]>();
  for (const rule of stated.rules) {
    if (!isOwn(rule.rule)) continue;
    // Rules are named after their kinds.
    sentences.set(fieldOf(rule.rule), [words(kind.sentence(rule as RuleOfKind<Kind>, words))]);
  }
  const exceptions = kind.listExceptions?.(rules, words);
  if (exceptions && exceptions.said.length > 0) sentences.set(exceptions.field, exceptions.said);
  for (const { threshold, level, limit } of stated.thresholds) {
    if (isOwn(threshold))
      sentences.set(fieldOf(threshold), [words(kind.threshold(formatMoney(limit), level))]);
  }
  return sentences;
}

function fieldOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
