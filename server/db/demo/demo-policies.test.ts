import { expect, test } from 'vitest';
import { findPolicyFaults } from '#domain/policy/policy-faults.ts';
import { demoPolicy } from './demo-policies.ts';

test.each(['Standard', 'Field service', 'Management'])('the demo policy %s may be saved', (name) => {
  expect(findPolicyFaults(demoPolicy(name, 'CHF'), 'CHF')).toEqual([]);
});

test.each([
  ['CHF', 120_000],
  ['JPY', 1_200],
  ['BHD', 1_200_000],
])('a budget of 1200 in %s is %i minor units', (currency, amount) => {
  expect(demoPolicy('Standard', currency).flight.budget).toEqual({ amount, currency });
});
