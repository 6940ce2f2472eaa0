import type { Money } from '../contract.ts';
import { compareMoney } from '../money.ts';
import type { PolicyRules } from './evaluate.ts';
import type { Thresholds } from './prices.ts';

export type PolicyFaultCode =
  | 'other_currency'
  | 'negative'
  | 'level_2_below_level_1'
  | 'minimum_above_maximum'
  | 'exception_without_effect';

export interface PolicyFault {
  /** A JSON Pointer into the policy. */
  path: string;
  code: PolicyFaultCode;
}

/**
 * Contradictions in a policy, and limits that can't be compared in the company's currency; empty when it may
 * be saved.
 */
export function findPolicyFaults({ flight, hotel, car }: PolicyRules, currency: string): PolicyFault[] {
  return [
    ...amountFaults('/flight/budget', flight.budget, currency),
    ...thresholdFaults('/flight', flight, currency),
    ...rangeFaults('/flight/minStopoverMinutes', flight.minStopoverMinutes, flight.maxStopoverMinutes),
    ...rangeFaults('/flight/minDurationMinutes', flight.minDurationMinutes, flight.maxDurationMinutes),
    ...exceptionFaults(flight.serviceClassExceptions),
    ...amountFaults('/hotel/highestPrice', hotel.highestPrice, currency),
    ...thresholdFaults('/hotel', hotel, currency),
    ...amountFaults('/car/highestPrice', car.highestPrice, currency),
    ...thresholdFaults('/car', car, currency),
  ];
}

function amountFaults(path: string, limit: Money | undefined, currency: string): PolicyFault[] {
  if (!limit) return [];
  if (limit.currency !== currency) return [{ path, code: 'other_currency' }];
  return limit.amount < 0 ? [{ path, code: 'negative' }] : [];
}

function thresholdFaults(
  part: string,
  { level1Threshold, level2Threshold }: Thresholds,
  currency: string,
): PolicyFault[] {
  const path = `${part}/level2Threshold`;
  const faults = [
    ...amountFaults(`${part}/level1Threshold`, level1Threshold, currency),
    ...amountFaults(path, level2Threshold, currency),
  ];
  const comparable = level1Threshold && level2Threshold && faults.length === 0;
  return comparable && compareMoney(level2Threshold, level1Threshold) < 0
    ? [{ path, code: 'level_2_below_level_1' }]
    : faults;
}

function rangeFaults(path: string, minimum = 0, maximum = Number.POSITIVE_INFINITY): PolicyFault[] {
  return minimum > maximum ? [{ path, code: 'minimum_above_maximum' }] : [];
}

/** An exception permits a higher class; one with the action `hide` permits nothing. */
function exceptionFaults(exceptions: PolicyRules['flight']['serviceClassExceptions']): PolicyFault[] {
  return exceptions.flatMap(({ action }, index) =>
    action === 'hide'
      ? [{ path: `/flight/serviceClassExceptions/${index}`, code: 'exception_without_effect' as const }]
      : [],
  );
}
