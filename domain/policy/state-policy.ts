import type { CarPolicy, FlightPolicy, HotelPolicy, PolicyRule, PolicyThreshold } from '../contract.ts';
import type { PolicyRules } from './evaluate.ts';
import { type Thresholds, USUAL_PRICE_ACTION } from './prices.ts';
import { usualServiceClass } from './service-class-rule.ts';
import type { Part, PriceResult } from './verdict.ts';

export interface PolicyStatement {
  rules: PolicyRule[];
  thresholds: PolicyThreshold[];
}

/** The rules of a policy one by one, with the names and in the order of the verdicts. */
export function statePolicy({ flight, hotel, car }: PolicyRules): PolicyStatement {
  return {
    rules: [...stateFlight(flight), ...stateHotel(hotel), ...stateCar(car)],
    thresholds: [
      ...stateThresholds('flight', flight),
      ...stateThresholds('hotel', hotel),
      ...stateThresholds('car', car),
    ],
  };
}

const MINUTES = [
  'minStopoverMinutes',
  'maxStopoverMinutes',
  'minDurationMinutes',
  'maxDurationMinutes',
] as const;

function stateFlight(policy: FlightPolicy): PolicyRule[] {
  return [
    ...statePrice('flight.budget', policy.budget, policy.budgetAction),
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

function stateHotel(policy: HotelPolicy): PolicyRule[] {
  const { highestPrice, highestPriceAction, allowNonRefundable, excludedRoomTypes } = policy;
  const rules = statePrice('hotel.highestPrice', highestPrice, highestPriceAction);
  if (!allowNonRefundable) {
    rules.push({ rule: 'hotel.allowNonRefundable', limit: 'refundable', action: 'hide' });
  }
  if (excludedRoomTypes.length > 0) {
    rules.push({ rule: 'hotel.excludedRoomTypes', limit: excludedRoomTypes, action: 'hide' });
  }
  return rules;
}

function stateCar({ highestPrice, highestPriceAction }: CarPolicy): PolicyRule[] {
  return statePrice('car.highestPrice', highestPrice, highestPriceAction);
}

function statePrice(
  rule: PriceResult['rule'],
  limit: CarPolicy['highestPrice'],
  action: CarPolicy['highestPriceAction'] = USUAL_PRICE_ACTION,
): PolicyRule[] {
  return limit ? [{ rule, limit, action }] : [];
}

function stateThresholds(part: Part, { level1Threshold, level2Threshold }: Thresholds): PolicyThreshold[] {
  const stated: PolicyThreshold[] = [];
  if (level1Threshold)
    stated.push({ threshold: `${part}.level1Threshold`, level: 1, limit: level1Threshold });
  if (level2Threshold)
    stated.push({ threshold: `${part}.level2Threshold`, level: 2, limit: level2Threshold });
  return stated;
}
