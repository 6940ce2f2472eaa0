import type { CarPolicy, Money, PolicyRule, PolicyThreshold } from '../contract.ts';
import { compareMoney } from '../money.ts';
import { type Thresholds, USUAL_PRICE_ACTION } from './prices.ts';
import type { Part, PriceResult } from './verdict.ts';

export type PolicyFaultCode =
  | 'other_currency'
  | 'negative'
  | 'level_2_below_level_1'
  | 'minimum_above_maximum'
  | 'exception_without_effect';

export interface PolicyFault {
  path: string;
  code: PolicyFaultCode;
}

export function statePriceLimit(
  rule: PriceResult['rule'],
  limit: CarPolicy['highestPrice'],
  action: CarPolicy['highestPriceAction'] = USUAL_PRICE_ACTION,
): PolicyRule[] {
  return limit ? [{ rule, limit, action }] : [];
}

export function stateThresholds(
  part: Part,
  { level1Threshold, level2Threshold }: Thresholds,
): PolicyThreshold[] {
  const stated: PolicyThreshold[] = [];
  if (level1Threshold)
    stated.push({ threshold: `${part}.level1Threshold`, level: 1, limit: level1Threshold });
  if (level2Threshold)
    stated.push({ threshold: `${part}.level2Threshold`, level: 2, limit: level2Threshold });
  return stated;
}

export function limitFaults(path: string, limit: Money | undefined, currency: string): PolicyFault[] {
  if (!limit) return [];
  if (limit.currency !== currency) return [{ path, code: 'other_currency' }];
  return limit.amount < 0 ? [{ path, code: 'negative' }] : [];
}

export function thresholdFaults(
  part: string,
  { level1Threshold, level2Threshold }: Thresholds,
  currency: string,
): PolicyFault[] {
  const path = `${part}/level2Threshold`;
  const faults = [
    ...limitFaults(`${part}/level1Threshold`, level1Threshold, currency),
    ...limitFaults(path, level2Threshold, currency),
  ];
  const comparable = level1Threshold && level2Threshold && faults.length === 0;
  return comparable && compareMoney(level2Threshold, level1Threshold) < 0
    ? [{ path, code: 'level_2_below_level_1' }]
    : faults;
}
