import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Money, PolicyAction, PolicyRule } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { Part, RuleField, RulesOf } from '../policy-parts.ts';

/** Unreadable values are reported, and undefined. */
export interface Reader {
  text: (field: string) => string;
  values: SectionValues;
  money: (field: string) => Money | undefined;
  minutes: (field: string) => number | undefined;
  action: (field: string) => PolicyAction;
  entries: (field: string) => Reader[];
}

export type WithUndefined<Rules> = { [Field in keyof Rules]: Rules[Field] | undefined };

export interface RuleInputProps {
  field: RuleField;
  title: string;
  prefix: string;
  fault: string | undefined;
}

export type Words = (message: MessageDescriptor) => string;
export type Sentence = (limit: string) => MessageDescriptor;

export type RuleOfKind<Kind extends Part> = {
  [Name in Extract<PolicyRule['rule'], `${Kind}.${string}`>]: RuleNamed<PolicyRule, Name>;
}[Extract<PolicyRule['rule'], `${Kind}.${string}`>];

type RuleNamed<Rule extends PolicyRule, Name> = Rule extends PolicyRule
  ? Name extends Rule['rule']
    ? Omit<Rule, 'rule'> & { rule: Name }
    : never
  : never;

export interface PolicyKind<Kind extends Part> {
  title: MessageDescriptor;
  note?: MessageDescriptor;
  newRules: RulesOf<Kind>;
  fields: readonly RuleField[];
  inputs: Partial<Record<RuleField, ComponentType<RuleInputProps>>>;
  toTyped: (rules: RulesOf<Kind>) => SectionValues;
  read: (reader: Reader) => WithUndefined<RulesOf<Kind>>;
  sentence: (rule: RuleOfKind<Kind>, words: Words) => MessageDescriptor;
  listExceptions?: (rules: RulesOf<Kind>, words: Words) => { field: RuleField; said: string[] };
  threshold: (price: string, level: number) => MessageDescriptor;
}
