import { expect, test } from 'vitest';
import { findPolicyFaults } from '#domain/policy/policy-faults.ts';
import { demoPolicy } from './demo-policies.ts';

test.each(['Standard', 'Field service', 'Management'])('the demo policy %s may be saved', (name) => {
  expect(findPolicyFaults(demoPolicy(name, 'CHF'), 'CHF')).toEqual([]);
});
