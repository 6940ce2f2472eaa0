import type { FlightPolicy, PolicyRule } from '../contract.ts';
import type { PolicyKindRules } from '../kinds/policy-rules.ts';
import { addMoney } from '../money.ts';
import {
  limitFaults,
  type PolicyFault,
  statePriceLimit,
  stateThresholds,
  thresholdFaults,
} from '../policy/limits.ts';
import type { FlightFacts } from '../policy/offer.ts';
import { judgePrice, judgeThresholds, type PolicyContext, priceWithConversion } from '../policy/prices.ts';
import type { Judgement, RuleResult } from '../policy/verdict.ts';
import { judgeMinutes } from './minutes-rules.ts';
import { judgeServiceClass, usualServiceClass } from './service-class-rule.ts';

const PRICE_RULE = 'flight.budget';

export const flightPolicy: PolicyKindRules<'flight'> = {
  judge: judgeFlight,
  judgeBooked: (policy, { perTraveler }, context) => ({
    rules: judgePrice(PRICE_RULE, policy.budget, policy.budgetAction, perTraveler, context),
    thresholds: judgeThresholds('flight', policy, perTraveler, context),
  }),
  state: (policy) => ({ rules: stateRules(policy), thresholds: stateThresholds('flight', policy) }),
  findFaults: (policy, currency) => [
    ...limitFaults('/flight/budget', policy.budget, currency),
    ...thresholdFaults('/flight', policy, currency),
    ...rangeFaults('/flight/minStopoverMinutes', policy.minStopoverMinutes, policy.maxStopoverMinutes),
    ...rangeFaults('/flight/minDurationMinutes', policy.minDurationMinutes, policy.maxDurationMinutes),
    ...exceptionFaults(policy.serviceClassExceptions),
  ],
};

function judgeFlight(policy: FlightPolicy, offer: FlightFacts, context: PolicyContext): Judgement {
  const fare = priceWithConversion(offer.fare, context);
  const total = offer.extras ? priceWithConversion(addMoney(offer.fare, offer.extras), context) : fare;
  const rules: RuleResult[] = judgePrice(PRICE_RULE, policy.budget, policy.budgetAction, fare, context);
  for (const [index, leg] of offer.legs.entries()) {
    rules.push(judgeServiceClass(policy, leg, index), ...judgeMinutes(policy, leg, index));
  }
  return { rules, thresholds: judgeThresholds('flight', policy, total, context) };
}

const MINUTES = [
  'minStopoverMinutes',
  'maxStopoverMinutes',
  'minDurationMinutes',
  'maxDurationMinutes',
] as const;

function stateRules(policy: FlightPolicy): PolicyRule[] {
  return [
    ...statePriceLimit(PRICE_RULE, policy.budget, policy.budgetAction),
    {
      rule: 'flight.serviceClass',
      limit: usualServiceClass(policy),
      action: policy.serviceClassAction,
      exceptions: policy.serviceClassExceptions,
    },
    ...MINUTES.flatMap((field): PolicyRule[] => {
      const limit = policy[field];
      return limit === undefined ? [] : [{ rule: `flight.${field}`, limit, action: 'hide' }];
    }),
  ];
}

function rangeFaults(path: string, minimum = 0, maximum = Number.POSITIVE_INFINITY): PolicyFault[] {
  return minimum > maximum ? [{ path, code: 'minimum_above_maximum' }] : [];
}

/** An exception permits a higher class; one with the action `hide` permits nothing. */
function exceptionFaults(exceptions: FlightPolicy['serviceClassExceptions']): PolicyFault[] {
  return exceptions.flatMap(({ action }, index) =>
    action === 'hide'
      ? [{ path: `/flight/serviceClassExceptions/${index}`, code: 'exception_without_effect' as const }]
      : [],
  );
}
