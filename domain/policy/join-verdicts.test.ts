import { expect, test } from 'vitest';
import { car, francs, IN_FRANCS, NO_RULES } from '#tests/support/policy-examples.ts';
import type { PolicyRules } from '../kinds/policy-rules.ts';
import { joinVerdicts } from './join-verdicts.ts';
import { judge, type TravelerPolicy } from './judge.ts';

function of(companyUserId: string, rules: PolicyRules): TravelerPolicy {
  const policy = { _id: companyUserId, name: 'Standard', version: 1, ...rules };
  return { companyUserId, currency: 'CHF', policy };
}

const anna = of('anna', { ...NO_RULES, car: { highestPrice: francs(50), highestPriceAction: 'approve' } });
const beat = of('beat', { ...NO_RULES, car: { level2Threshold: francs(70) } });
const priced = (units: number) => judge([anna, beat], car({ price: francs(units) }), IN_FRANCS.rates);

test('a joint purchase requires everything that any of its parts requires', () => {
  const [cheap, dear] = [priced(40), priced(80)];
  expect(joinVerdicts([cheap])).toEqual(cheap);
  expect(joinVerdicts([cheap, dear])).toMatchObject({ action: 'approve', levels: [1, 2], inPolicy: false });
  expect(joinVerdicts([cheap, priced(45)])).toMatchObject({ action: 'allow', levels: [], inPolicy: true });
});

test('each traveler is notified of every part', () => {
  const { travelers } = joinVerdicts([priced(40), priced(80)]);
  expect(travelers).toMatchObject([
    {
      companyUserId: 'anna',
      verdict: { action: 'approve', levels: [1], rules: [{ result: 'kept' }, { result: 'broken' }] },
    },
    {
      companyUserId: 'beat',
      verdict: { action: 'approve', levels: [2], thresholds: [{ result: 'below' }, { result: 'reached' }] },
    },
  ]);
});
