import { describe, expect, test } from 'vitest';
import { car, flight, francs, hotel, IN_FRANCS, NO_RULES } from '#tests/support/policy-examples.ts';
import { evaluate } from './evaluate.ts';

describe('without a policy', () => {
  test.each([flight(), hotel(), car()])('any $kind is allowed', (offer) => {
    expect(evaluate(null, offer, IN_FRANCS)).toEqual({
      action: 'allow',
      levels: [],
      inPolicy: true,
      rules: [],
      thresholds: [],
    });
  });
});

describe('the price in another currency', () => {
  const policy = { ...NO_RULES, car: { highestPrice: francs(94.12), level1Threshold: francs(94.13) } };

  test('is compared in the currency of the company, and the rate is recorded', () => {
    const verdict = evaluate(policy, car({ price: { amount: 100_00, currency: 'EUR' } }), IN_FRANCS);
    const actual = {
      asked: { amount: 100_00, currency: 'EUR' },
      converted: { money: francs(94.12), rate: { date: '2026-11-20', from: '1', to: '0.9412' } },
    };
    expect(verdict.rules).toMatchObject([{ result: 'kept', limit: francs(94.12), actual }]);
    expect(verdict.thresholds).toMatchObject([{ result: 'below', limit: francs(94.13), actual }]);
  });

  test('is judged after rounding', () => {
    const verdict = evaluate(policy, car({ price: { amount: 100_01, currency: 'EUR' } }), IN_FRANCS);
    expect(verdict.rules).toMatchObject([{ result: 'broken' }]);
    expect(verdict.thresholds).toMatchObject([{ result: 'reached' }]);
  });

  test('applies to limits in another currency as well', () => {
    const euros = { ...NO_RULES, car: { highestPrice: { amount: 100_00, currency: 'EUR' } } };
    expect(evaluate(euros, car({ price: francs(94.12) }), IN_FRANCS).inPolicy).toBe(true);
    expect(evaluate(euros, car({ price: francs(94.13) }), IN_FRANCS).inPolicy).toBe(false);
  });
});

describe('without a rate', () => {
  const inPounds = car({ price: { amount: 1, currency: 'GBP' } });

  test.each([
    ['hide', 'approve', [1]],
    ['approve', 'approve', [1]],
    ['allow', 'allow', []],
  ] as const)('a limit that says %s leads to %s', (highestPriceAction, action, levels) => {
    const policy = { ...NO_RULES, car: { highestPrice: francs(90), highestPriceAction } };
    const verdict = evaluate(policy, inPounds, IN_FRANCS);
    expect(verdict).toMatchObject({ action, levels, inPolicy: action === 'allow' });
    expect(verdict.rules).toMatchObject([
      { result: 'unknown', limit: francs(90), actual: { asked: inPounds.price, converted: null } },
    ]);
  });

  test('every level that has a threshold approves', () => {
    const policy = { ...NO_RULES, car: { level2Threshold: francs(90) } };
    const verdict = evaluate(policy, inPounds, IN_FRANCS);
    expect(verdict).toMatchObject({ action: 'approve', levels: [2], inPolicy: false });
    expect(verdict.thresholds).toMatchObject([{ result: 'unknown', level: 2 }]);
  });

  test('of the limit it is unknown too', () => {
    const policy = { ...NO_RULES, car: { highestPrice: { amount: 90_00, currency: 'GBP' } } };
    expect(evaluate(policy, car(), IN_FRANCS).rules).toMatchObject([{ result: 'unknown' }]);
  });
});

describe('the strictest rule wins', () => {
  const twoRules = {
    ...NO_RULES,
    hotel: {
      highestPrice: francs(100),
      highestPriceAction: 'approve' as const,
      level2Threshold: francs(300),
      allowNonRefundable: false,
      excludedRoomTypes: [],
    },
  };

  test('hiding over approval', () => {
    expect(evaluate(twoRules, hotel({ price: francs(101), refundable: false }), IN_FRANCS)).toMatchObject({
      action: 'hide',
      levels: [],
      inPolicy: false,
    });
  });

  test('both levels, when a rule asks for one and a threshold for the other', () => {
    expect(evaluate(twoRules, hotel({ price: francs(300) }), IN_FRANCS)).toMatchObject({
      action: 'approve',
      levels: [1, 2],
      inPolicy: false,
    });
  });

  test('a rule that only adds a note requires no approval', () => {
    const noted = { highestPrice: francs(50), highestPriceAction: 'allow' as const };
    expect(evaluate({ ...NO_RULES, car: noted }, car(), IN_FRANCS)).toMatchObject({
      action: 'allow',
      levels: [],
      inPolicy: true,
    });
    const andApproved = { ...NO_RULES, car: { ...noted, level2Threshold: francs(60) } };
    expect(evaluate(andApproved, car(), IN_FRANCS)).toMatchObject({ action: 'approve', levels: [2] });
  });
});
