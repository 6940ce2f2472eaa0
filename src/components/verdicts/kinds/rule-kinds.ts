import { msg } from '@lingui/core/macro';
import { flightRuleWords } from './flight-rule-words.ts';
import { hotelRuleWords } from './hotel-rule-words.ts';
import {
  type ComparedRule,
  type LimitedRule,
  priceWords,
  type RuleName,
  type RuleWords,
  type Wording,
} from './rule-words.ts';

const RULE_WORDS: { [Name in RuleName]: RuleWords<Name> } = {
  ...flightRuleWords,
  ...hotelRuleWords,
  'car.highestPrice': priceWords(msg`Highest price of a day`),
};

export const findRuleWords = (name: string): Pick<RuleWords<RuleName>, 'title' | 'offered'> | undefined =>
  Object.hasOwn(RULE_WORDS, name) ? RULE_WORDS[name as RuleName] : undefined;

export function limitInWords<Name extends RuleName>({ rule, limit }: LimitedRule<Name>): readonly Wording[] {
  return RULE_WORDS[rule].limit(limit);
}

export function actualInWords<Name extends RuleName>(
  { rule, actual }: ComparedRule<Name>,
  isOneOfTwo: boolean,
): readonly Wording[] {
  return RULE_WORDS[rule].actual(actual, isOneOfTwo);
}

export function ruleTitle(name: string): Wording {
  return findRuleWords(name)?.title ?? name;
}
