import type { Part, RulesOf } from '../policy-parts.ts';
import { carRules } from './car/car-rules.ts';
import { flightRules } from './flight/flight-rules.ts';
import { hotelRules } from './hotel/hotel-rules.ts';
import type { PolicyKind } from './policy-kind.ts';

const POLICY_KINDS: { [Kind in Part]: PolicyKind<Kind> } = {
  flight: flightRules,
  hotel: hotelRules,
  car: carRules,
};

export const PARTS = Object.keys(POLICY_KINDS) as Part[];

/** A new policy restricts flights to economy, as most do, and nothing else. */
export const NEW_RULES: { [Kind in Part]: RulesOf<Kind> } = {
  flight: flightRules.newRules,
  hotel: hotelRules.newRules,
  car: carRules.newRules,
};

export function policyKind<Kind extends Part>(part: Kind): PolicyKind<Kind> {
  return POLICY_KINDS[part];
}

/** The rules of one part, with unrestricted other parts, for code that reads whole policies. */
export function policyWithOnly<Kind extends Part>(part: Kind, rules: RulesOf<Kind>): typeof NEW_RULES {
  return { ...NEW_RULES, [part]: rules };
}
