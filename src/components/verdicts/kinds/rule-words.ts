import type { MessageDescriptor } from '@lingui/core';
import type { FullVerdict, Money, PolicyRule, ServiceClass } from '#domain/contract.ts';
import { formatMoney } from '../../../i18n/money-format.ts';

export type Wording = MessageDescriptor | string;

export interface OfferValues {
  /** In the unit that is limited: a night in a room, a day with a car, or all legs for a traveler. */
  price: Money;
  refundable?: boolean;
  roomType?: string;
  serviceClasses?: readonly ServiceClass[];
}

export type RuleName = PolicyRule['rule'];
type RuleResult = FullVerdict['travelers'][number]['rules'][number];
export type ComparedPrice = FullVerdict['travelers'][number]['thresholds'][number]['actual'];

type Named<Rule extends PolicyRule | RuleResult, Name> = Rule extends { rule: infer Names }
  ? Name extends Names
    ? Rule
    : never
  : never;

type Limit<Name extends RuleName> = Named<PolicyRule | RuleResult, Name>['limit'];
type Actual<Name extends RuleName> = Named<RuleResult, Name>['actual'];

export type LimitedRule<Name extends RuleName> = { [One in Name]: { rule: One; limit: Limit<One> } }[Name];
export type ComparedRule<Name extends RuleName> = { [One in Name]: { rule: One; actual: Actual<One> } }[Name];

export interface RuleWords<Name extends RuleName> {
  title: MessageDescriptor;
  limit: (limit: Limit<Name>) => readonly Wording[];
  /** `isOneOfTwo`: another price was compared with the thresholds. */
  actual: (actual: Actual<Name>, isOneOfTwo: boolean) => readonly Wording[];
  offered?: (offer: OfferValues) => readonly Wording[];
}

export function priceWords(title: MessageDescriptor) {
  return {
    title,
    limit: (limit: Money) => [formatMoney(limit)],
    actual: (actual: ComparedPrice) => [priceText(actual)],
    offered: ({ price }: OfferValues) => [formatMoney(price)],
  };
}

export function priceText({ asked, converted }: ComparedPrice): string {
  return formatMoney(converted ?? asked);
}
