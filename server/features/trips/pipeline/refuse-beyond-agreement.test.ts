import { describe, expect, test } from 'vitest';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { refuseBeyondAgreement } from './refuse-beyond-agreement.ts';

type Terms = Parameters<typeof refuseBeyondAgreement>[1];

const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });
const needs = (levels: (1 | 2)[]): JointVerdict => {
  const inPolicy = levels.length === 0;
  const decision = { action: inPolicy ? 'allow' : 'approve', levels, inPolicy } as const;
  const verdict = { ...decision, rules: [], thresholds: [] };
  return { ...decision, travelers: [{ companyUserId: 'one', verdict }] };
};
const AGREED: Terms = {
  prices: [{ accepted: francs(100), current: francs(103), path: '/body/parts/0' }],
  limits: { tolerancePercent: 3, approvalHours: 24 },
  fee: { accepted: francs(20), current: francs(20) },
  acceptedLevels: [1],
  levels: [1],
  verdict: needs([1]),
  reason: { code: 'health' },
};

const refusalOf = (act: Parameters<typeof refuseBeyondAgreement>[0], more: Partial<Terms>) => {
  try {
    refuseBeyondAgreement(act, { ...AGREED, ...more });
    return null;
  } catch (error) {
    return error;
  }
};

describe('what was agreed to', () => {
  test.each(['order', 'renewal', 'change'] as const)('in an order, a renewal or a change: %s', (act) => {
    expect(refusalOf(act, {})).toBe(null);
  });

  test('is also a lower fee, and fewer levels', () => {
    const less = { fee: { accepted: francs(20), current: francs(0) }, levels: [], verdict: needs([]) };
    expect(refusalOf('change', less)).toBe(null);
  });
});

describe('what is refused', () => {
  test('is each price beyond the tolerance, with the price of now', () => {
    const prices = [
      { accepted: francs(100), current: francs(104), path: '/body/parts/0' },
      { accepted: francs(100), current: francs(90), path: '/body/parts/1' },
      { accepted: francs(50), current: { amount: 5000, currency: 'EUR' }, path: '/body/parts/2' },
    ];
    expect(refusalOf('order', { prices })).toMatchObject({
      code: 'price_changed',
      message: 'The price has increased. Review the new price and order again.',
      fields: [
        { path: '/body/parts/0', code: 'price_changed', params: { price: francs(104) } },
        { path: '/body/parts/2' },
      ],
    });
  });

  test('is a total of a renewal, without fields', () => {
    const prices = [{ accepted: francs(100), current: francs(104) }];
    expect(refusalOf('renewal', { prices })).toMatchObject({
      message: 'The price has increased. Review the new price and request it again.',
      fields: undefined,
    });
  });

  test.each<[string, Partial<Terms>, string]>([
    ['a higher fee', { fee: { accepted: francs(20), current: francs(21) } }, 'penalty_changed'],
    [
      'a fee in another currency',
      { fee: { accepted: francs(20), current: { amount: 1, currency: 'EUR' } } },
      'penalty_changed',
    ],
    ['another level', { levels: [1, 2], verdict: needs([1, 2]) }, 'approval_changed'],
    ['a missing reason', { reason: undefined }, 'reason_missing'],
    ['a reason that says nothing', { reason: { code: 'other', text: ' ' } }, 'reason_missing'],
  ])('is %s', (_, more, code) => {
    expect(refusalOf('change', more)).toMatchObject({ code });
  });

  test('is named in this order: price, fee, levels, reason', () => {
    const faults: Partial<Terms>[] = [
      { reason: null },
      { levels: [2], verdict: needs([2]) },
      { fee: { accepted: francs(0), current: francs(1) } },
      { prices: [{ accepted: francs(100), current: francs(200) }] },
    ];
    const all = faults.map((_, count) => Object.assign({}, ...faults.slice(0, count + 1)) as Partial<Terms>);
    expect(all.map((more) => (refusalOf('change', more) as { code: string }).code)).toEqual([
      'reason_missing',
      'approval_changed',
      'penalty_changed',
      'price_changed',
    ]);
  });
});
