import type { FullVerdict, Trip } from '#domain/contract.ts';
import type { SupplierPartKind } from '../../../db/trip-tables.ts';
import type { MailSection } from '../../mails/mail-layout.ts';
import { policyWordsOf } from '../part/kinds/part-kinds.ts';
import type { PolicyWords, PriceRule } from '../part/kinds/part-rules.ts';
import { moneyText } from '../part/kinds/value-words.ts';
import { nameText } from './mail-reader.ts';

type TravelerVerdict = FullVerdict['travelers'][number];
type RuleResult = TravelerVerdict['rules'][number];
type ThresholdResult = TravelerVerdict['thresholds'][number];

export function policySections({ verdict, travelers }: Pick<Trip, 'verdict' | 'travelers'>): MailSection[] {
  const lines = { broken: new Map<string, string[]>(), other: new Map<string, string[]>() };
  for (const judged of verdict.travelers) {
    const { broken, other } = explain(judged);
    for (const line of new Set(broken)) addPerson(lines.broken, line, judged._id);
    for (const line of new Set(other)) addPerson(lines.other, line, judged._id);
  }
  return [
    { heading: 'Outside the policy', lines: withPeople(lines.broken, travelers) },
    { heading: 'Why an approval is needed', lines: withPeople(lines.other, travelers) },
  ].filter((section) => section.lines.length > 0);
}

/** Rules that can't be judged are not broken. */
function explain(judged: TravelerVerdict): { broken: string[]; other: string[] } {
  const { rules, thresholds } = judged;
  const toLine = (rule: RuleResult) => ruleLine(rule, judged);
  return {
    broken: rules.filter(({ result }) => result === 'broken').map(toLine),
    other: [
      ...rules.filter(({ result }) => result === 'unknown').map(toLine),
      ...thresholds
        .filter(({ result }) => result !== 'below')
        .map((threshold) => thresholdLine(threshold, judged)),
    ],
  };
}

function addPerson(people: Map<string, string[]>, line: string, _id: string): void {
  people.set(line, [...(people.get(line) ?? []), _id]);
}

function withPeople(people: ReadonlyMap<string, string[]>, travelers: Trip['travelers']): string[] {
  return [...people].map(([line, ids]) => {
    if (ids.length === travelers.length) return line;
    return `${line} (${travelers
      .filter(({ _id }) => ids.includes(_id))
      .map(nameText)
      .join(', ')})`;
  });
}

const UNJUDGED = ', not judged without an exchange rate';

function ruleLine(rule: RuleResult, judged: TravelerVerdict): string {
  const unjudged = rule.result === 'unknown' ? UNJUDGED : '';
  const words = wordsOf(rule.rule);
  if (isPriceRule(rule)) {
    const price = `${priceText(rule.actual)}${words.twoPrices?.apply(judged) ? words.twoPrices.atLimit : ''}`;
    return `${words.priced} costs ${price}, the limit is ${moneyText(rule.limit)}${unjudged}`;
  }
  const { title, limit, actual } = words.toSides(rule);
  return `${title}: ${limit}; this trip: ${actual}${unjudged}`;
}

function thresholdLine(
  { threshold, level, limit, actual, result }: ThresholdResult,
  judged: TravelerVerdict,
): string {
  const { priced, twoPrices } = wordsOf(threshold);
  const price = `${priceText(actual)}${twoPrices?.apply(judged) ? twoPrices.atThreshold : ''}`;
  const unjudged = result === 'unknown' ? UNJUDGED : '';
  return `${priced} costs ${price}; an approval at level ${level} is needed from ${moneyText(limit)}${unjudged}`;
}

function isPriceRule(rule: RuleResult): rule is PriceRule {
  return typeof rule.limit === 'object' && 'currency' in rule.limit;
}

function wordsOf(name: RuleResult['rule'] | ThresholdResult['threshold']): PolicyWords<SupplierPartKind> {
  // Rules and thresholds are named after the kind they are about, so its words are for them.
  return policyWordsOf(name.split('.')[0] as SupplierPartKind);
}

function priceText({ asked, converted }: ThresholdResult['actual']): string {
  return moneyText(converted ?? asked);
}
