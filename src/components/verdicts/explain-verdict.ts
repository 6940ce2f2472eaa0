import { msg } from '@lingui/core/macro';
import type { FullVerdict, Money, OfferVerdict, PolicyRule } from '#domain/contract.ts';
import { hasTwoPrices } from '#domain/flight-booking/has-two-prices.ts';
import { subtractMoney } from '#domain/money.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import { actualInWords, findRuleWords, limitInWords, ruleTitle } from './kinds/rule-kinds.ts';
import { type OfferValues, priceText, type Wording } from './kinds/rule-words.ts';
import { LEVEL_TITLES } from './rule-texts.ts';

export interface RuleExplanation {
  title: Wording;
  outcome: 'kept' | 'broken' | 'unknown' | 'reached';
  /** Texts that are shown side by side; empty when the value is unknown here. */
  limit: readonly Wording[];
  actual: readonly Wording[];
  over?: string;
}

type TravelerVerdict = FullVerdict['travelers'][number];
type RuleResult = TravelerVerdict['rules'][number];
type ThresholdResult = TravelerVerdict['thresholds'][number];

/** The verdicts rule by rule; equal ones of several travelers are listed once. */
export function explainVerdict(
  verdict: FullVerdict | OfferVerdict,
  known: readonly PolicyRule[] = [],
  offered?: OfferValues,
) {
  const rules =
    'broken' in verdict
      ? verdict.broken.map((name) => explainName(name, known, offered))
      : verdict.travelers.flatMap(explainTraveler);
  const texts = rules.map((rule) => JSON.stringify(rule));
  return rules.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/**
 * For an offer in a list only the names of its rules are known; limits come from the policy, actual values
 * from the offer.
 */
function explainName(
  name: string,
  known: readonly PolicyRule[],
  offered: OfferValues | undefined,
): RuleExplanation {
  const rule = known.find((one) => one.rule === name);
  return {
    title: ruleTitle(name),
    outcome: 'broken',
    limit: rule ? limitInWords(rule) : [],
    actual: offered ? (findRuleWords(name)?.offered?.(offered) ?? []) : [],
  };
}

function explainTraveler(verdict: TravelerVerdict): RuleExplanation[] {
  const { rules, thresholds } = verdict;
  const isTold = hasTwoPrices(verdict);
  return [
    ...rules.map((rule) => explainRule(rule, isTold)),
    ...thresholds
      .filter(({ result }) => result !== 'below')
      .map((threshold) => {
        const explained = explainThreshold(threshold);
        return isTold ? { ...explained, actual: [withExtras(priceText(threshold.actual))] } : explained;
      }),
  ];
}

export function explainRule(rule: RuleResult, hasTwo = false): RuleExplanation {
  const over = rule.result === 'broken' ? amountOver(rule) : null;
  return {
    title: ruleTitle(rule.rule),
    outcome: rule.result,
    limit: limitInWords(rule),
    actual: actualInWords(rule, hasTwo),
    over: over ? formatMoney(over) : undefined,
  };
}

/** Null for rules that limit no price, and between currencies. */
function amountOver({ limit, actual }: RuleResult): Money | null {
  if (typeof limit !== 'object' || !('currency' in limit)) return null;
  if (typeof actual !== 'object' || actual === null || !('asked' in actual)) return null;
  const price = actual.converted ?? actual.asked;
  return price.currency === limit.currency ? subtractMoney(price, limit) : null;
}

const withExtras = (price: string) => msg`${price} with seats and bags`;

function explainThreshold({ level, result, limit, actual }: ThresholdResult): RuleExplanation {
  return {
    title: LEVEL_TITLES[level],
    outcome: result === 'unknown' ? 'unknown' : 'reached',
    limit: [formatMoney(limit)],
    actual: [priceText(actual)],
  };
}
