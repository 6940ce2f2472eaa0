import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Money, PolicyAction, PolicyRule } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { Part, RuleField, RulesOf } from '../policy-parts.ts';

/** Reads what was typed; what can't be read is reported and undefined. */
export interface Reader {
  text: (field: string) => string;
  values: SectionValues;
  money: (field: string) => Money | undefined;
  minutes: (field: string) => number | undefined;
  action: (field: string) => PolicyAction;
  /** A reader for each entry of a list. */
  entries: (field: string) => Reader[];
}

export type WithUndefined<Rules> = { [Field in keyof Rules]: Rules[Field] | undefined };

export interface RuleInputProps {
  field: RuleField;
  title: string;
  /** The prefix of the names of the inputs. */
  prefix: string;
  fault: string | undefined;
}

export type Words = (message: MessageDescriptor) => string;
export type Sentence = (limit: string) => MessageDescriptor;

/** A stated rule of one kind. */
export type RuleOfKind<Kind extends Part> = {
  [Name in Extract<PolicyRule['rule'], `${Kind}.${string}`>]: RuleNamed<PolicyRule, Name>;
}[Extract<PolicyRule['rule'], `${Kind}.${string}`>];

type RuleNamed<Rule extends PolicyRule, Name> = Rule extends PolicyRule
  ? Name extends Rule['rule']
    ? Omit<Rule, 'rule'> & { rule: Name }
    : never
  : never;

/** What the editor of a policy has to know of one kind of parts. */
export interface PolicyKind<Kind extends Part> {
  title: MessageDescriptor;
  /** Said above the rules that are edited. */
  note?: MessageDescriptor;
  /** The rules of a new policy. */
  newRules: RulesOf<Kind>;
  /** In the order of the form; each field is a rule. */
  fields: readonly RuleField[];
  /** The inputs of rules that are neither prices nor minutes. */
  inputs: Partial<Record<RuleField, ComponentType<RuleInputProps>>>;
  /** The rules as the form has them, and back. */
  toTyped: (rules: RulesOf<Kind>) => SectionValues;
  read: (reader: Reader) => WithUndefined<RulesOf<Kind>>;
  /** What a rule restricts. */
  sentence: (rule: RuleOfKind<Kind>, words: Words) => MessageDescriptor;
  /** Sentences of a field that is stated with another rule. */
  listExceptions?: (rules: RulesOf<Kind>, words: Words) => { field: RuleField; said: string[] };
  /** An approval that is needed from a price on. */
  threshold: (price: string, level: number) => MessageDescriptor;
}
