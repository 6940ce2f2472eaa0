import type { FlightPolicy, ServiceClass } from '../contract.ts';
import { laxestAction } from '../policy/decision.ts';
import type { LegFacts } from '../policy/offer.ts';
import type { ServiceClassResult } from '../policy/verdict.ts';

type Exception = FlightPolicy['serviceClassExceptions'][number];

const RANK = { Y: 0, W: 1, C: 2, F: 3 } satisfies Record<ServiceClass, number>;

/**
 * The highest class of the leg's segments counts. An exception can only raise the limit: one with `allow`
 * moves the limit to its class, one with `approve` replaces a stricter action up to its class.
 */
export function judgeServiceClass(policy: FlightPolicy, facts: LegFacts, leg: number): ServiceClassResult {
  const rule = 'flight.serviceClass';
  const actual = facts.serviceClasses.reduce(pickHigher, 'Y');
  const exceptions = policy.serviceClassExceptions.filter((exception) => isExceptionMet(exception, facts));
  const limit = exceptions
    .filter(({ action }) => action === 'allow')
    .map(({ serviceClass }) => serviceClass)
    .reduce(pickHigher, usualServiceClass(policy));
  if (isUpTo(limit, actual)) return { rule, leg, limit, actual, result: 'kept' };
  const permitting = exceptions.filter(({ serviceClass }) => isUpTo(serviceClass, actual));
  const action = laxestAction([
    policy.serviceClassAction,
    ...permitting.map((exception) => exception.action),
  ]);
  return { rule, leg, limit, actual, result: 'broken', action };
}

export function usualServiceClass({ serviceClass, baselineServiceClass }: FlightPolicy): ServiceClass {
  return pickHigher(serviceClass, baselineServiceClass ?? serviceClass);
}

function isExceptionMet(
  { minDurationMinutes = 0, intercontinentalOnly }: Exception,
  facts: LegFacts,
): boolean {
  const minutes = facts.fastestMinutes ?? facts.durationMinutes;
  return minutes >= minDurationMinutes && (facts.intercontinental || !intercontinentalOnly);
}

function pickHigher(one: ServiceClass, other: ServiceClass): ServiceClass {
  return isUpTo(one, other) ? one : other;
}

function isUpTo(limit: ServiceClass, actual: ServiceClass): boolean {
  return RANK[actual] <= RANK[limit];
}
