import type { CarPolicy, FlightPolicy, HotelPolicy } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import type { Part } from '#domain/policy/verdict.ts';

export type { Part } from '#domain/policy/verdict.ts';

/** A new policy restricts flights to economy, as most do, and nothing else. */
export const NEW_RULES: PolicyRules = {
  flight: { serviceClass: 'Y', serviceClassAction: 'approve', serviceClassExceptions: [] },
  hotel: { allowNonRefundable: true, excludedRoomTypes: [] },
  car: {},
};

export type PartRules = FlightPolicy | HotelPolicy | CarPolicy;

/** The rules of one part, with unrestricted other parts, for code that reads whole policies. */
export function policyWithOnly(part: Part, rules: PartRules): PolicyRules {
  return { ...NEW_RULES, [part]: rules };
}

export type RuleField =
  | Exclude<keyof FlightPolicy, 'budgetAction' | 'serviceClassAction' | 'baselineServiceClass'>
  | Exclude<keyof HotelPolicy, 'highestPriceAction'>;

/** The rules of each part in the order of the form; each field is a rule. */
export const RULE_FIELDS: Record<Part, readonly RuleField[]> = {
  flight: [
    ...(['budget', 'serviceClass', 'serviceClassExceptions', 'level1Threshold', 'level2Threshold'] as const),
    ...(['minStopoverMinutes', 'maxStopoverMinutes', 'minDurationMinutes', 'maxDurationMinutes'] as const),
  ],
  hotel: [
    ...(['highestPrice', 'level1Threshold', 'level2Threshold'] as const),
    ...(['allowNonRefundable', 'excludedRoomTypes'] as const),
  ],
  car: ['highestPrice', 'level1Threshold', 'level2Threshold'],
};
