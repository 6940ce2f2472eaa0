import { expect, test } from 'vitest';
import { car, francs, IN_FRANCS, NO_RULES } from '#tests/support/policy-examples.ts';
import type { CarPolicy } from '../contract.ts';
import { evaluate } from '../policy/evaluate.ts';
import type { CarFacts } from '../policy/offer.ts';

function judge(rules: CarPolicy, offer: CarFacts) {
  return evaluate({ ...NO_RULES, car: rules }, offer, IN_FRANCS);
}

const rules = { highestPrice: francs(90), highestPriceAction: 'hide' } as const;

test('the highest price of a car is a price per day', () => {
  const verdict = judge(rules, car({ price: francs(450), days: 5 }));
  expect(verdict).toMatchObject({ action: 'allow', inPolicy: true });
  expect(verdict.rules).toEqual([
    {
      rule: 'car.highestPrice',
      result: 'kept',
      limit: francs(90),
      actual: { asked: francs(90), converted: { money: francs(90), rate: null } },
    },
  ]);
});

test('a dearer car meets the action of the rule', () => {
  expect(judge(rules, car({ price: francs(450.05), days: 5 }))).toMatchObject({
    action: 'hide',
    inPolicy: false,
  });
});

test('the approval of a car depends on the price per day', () => {
  const thresholds = { level1Threshold: francs(80), level2Threshold: francs(90.01) };
  const verdict = judge(thresholds, car({ price: francs(450), days: 5 }));
  expect(verdict).toMatchObject({ action: 'approve', levels: [1], inPolicy: false });
  expect(verdict.thresholds).toMatchObject([
    { threshold: 'car.level1Threshold', level: 1, result: 'reached' },
    { threshold: 'car.level2Threshold', level: 2, result: 'below' },
  ]);
});
