import { describe, expect, test } from 'vitest';
import { francs, NO_RULES } from '#tests/support/policy-examples.ts';
import type { Money } from '../contract.ts';
import type { PolicyRules } from '../kinds/policy-rules.ts';
import { findPolicyFaults } from './policy-faults.ts';

const EUROS: Money = { amount: 100_00, currency: 'EUR' };

function faults(changes: { [Part in keyof PolicyRules]?: Partial<PolicyRules[Part]> }) {
  const { flight, hotel, car } = NO_RULES;
  const policy = {
    flight: { ...flight, ...changes.flight },
    hotel: { ...hotel, ...changes.hotel },
    car: { ...car, ...changes.car },
  };
  return findPolicyFaults(policy, 'CHF').map(({ path, code }) => `${path} ${code}`);
}

describe('a policy may be saved', () => {
  test('without limits', () => {
    expect(faults({})).toEqual([]);
  });

  test('with limits that meet', () => {
    const thresholds = { level1Threshold: francs(100), level2Threshold: francs(100) };
    expect(
      faults({
        flight: {
          ...thresholds,
          budget: francs(0),
          minStopoverMinutes: 60,
          maxStopoverMinutes: 60,
          minDurationMinutes: 90,
          maxDurationMinutes: 90,
        },
        hotel: { ...thresholds, highestPrice: francs(100) },
        car: { ...thresholds, highestPrice: francs(100) },
      }),
    ).toEqual([]);
  });

  test('with one end of each range', () => {
    const flight = { level2Threshold: francs(100), minStopoverMinutes: 60, maxDurationMinutes: 0 };
    expect(faults({ flight, car: { level1Threshold: francs(1) } })).toEqual([]);
    expect(faults({ flight: { maxStopoverMinutes: 0, minDurationMinutes: 60 } })).toEqual([]);
  });
});

describe('a policy has a fault', () => {
  test.each(['flight', 'hotel', 'car'] as const)('when level 2 begins below level 1: %s', (part) => {
    const thresholds = { level1Threshold: francs(100), level2Threshold: francs(99.99) };
    expect(faults({ [part]: thresholds })).toEqual([`/${part}/level2Threshold level_2_below_level_1`]);
  });

  test.each([
    ['flight', 'budget'],
    ['flight', 'level1Threshold'],
    ['flight', 'level2Threshold'],
    ['hotel', 'highestPrice'],
    ['hotel', 'level1Threshold'],
    ['hotel', 'level2Threshold'],
    ['car', 'highestPrice'],
    ['car', 'level1Threshold'],
    ['car', 'level2Threshold'],
  ])('when an amount is negative or of another currency: %s %s', (part, field) => {
    expect(faults({ [part]: { [field]: francs(-0.01) } })).toEqual([`/${part}/${field} negative`]);
    expect(faults({ [part]: { [field]: EUROS } })).toEqual([`/${part}/${field} other_currency`]);
  });

  test('at each threshold that can’t be compared', () => {
    const car = { level1Threshold: francs(200), level2Threshold: EUROS };
    expect(faults({ car })).toEqual(['/car/level2Threshold other_currency']);
  });

  test.each([
    ['minStopoverMinutes', 'maxStopoverMinutes'],
    ['minDurationMinutes', 'maxDurationMinutes'],
  ])('when %s is above %s', (minimum, maximum) => {
    expect(faults({ flight: { [minimum]: 61, [maximum]: 60 } })).toEqual([
      `/flight/${minimum} minimum_above_maximum`,
    ]);
  });

  test('when an exception hides', () => {
    const exception = { serviceClass: 'C', intercontinentalOnly: true } as const;
    const serviceClassExceptions = (['approve', 'hide', 'allow'] as const).map((action) => ({
      ...exception,
      action,
    }));
    expect(faults({ flight: { serviceClassExceptions } })).toEqual([
      '/flight/serviceClassExceptions/1 exception_without_effect',
    ]);
  });
});
