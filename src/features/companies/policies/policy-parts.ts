import type { CarPolicy, FlightPolicy, HotelPolicy } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import type { Part } from '#domain/policy/verdict.ts';

export type { Part } from '#domain/policy/verdict.ts';

export type PartRules = FlightPolicy | HotelPolicy | CarPolicy;

export type RulesOf<Kind extends Part> = PolicyRules[Kind];

export type RuleField =
  | Exclude<keyof FlightPolicy, 'budgetAction' | 'serviceClassAction' | 'baselineServiceClass'>
  | Exclude<keyof HotelPolicy, 'highestPriceAction'>;
