import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { car, francs, hotel, IN_FRANCS, NO_RULES, offers, policies } from '#tests/support/policy-examples.ts';
import { comparePolicies, isJudgedDifferently, type OfferWithTitle } from './compare-policies.ts';

const night = (units: number, more = {}): OfferWithTitle => {
  const price = francs(units);
  return { title: `Room for ${units}`, price, facts: hotel({ price, ...more }) };
};
const hotelRules = (hotel: object) => ({ ...NO_RULES, hotel: { ...NO_RULES.hotel, ...hotel } });

describe('two policies', () => {
  test('are counted on the same offers, by verdict', () => {
    const draft = hotelRules({
      highestPrice: francs(300),
      highestPriceAction: 'hide',
      level1Threshold: francs(150),
      level2Threshold: francs(250),
    });
    const found = comparePolicies(
      [100, 150, 200, 250, 301].map((units) => night(units)),
      { today: null, draft },
      IN_FRANCS,
    );
    expect(found).toMatchObject({
      totalOffers: 5,
      changedOffers: 4,
      today: { allowed: 5, level1: 0, level2: 0, hidden: 0 },
      draft: { allowed: 1, level1: 2, level2: 1, hidden: 1 },
    });
  });

  test('list the offers on which they differ first, the cheapest first', () => {
    const draft = hotelRules({ allowNonRefundable: false });
    const found = comparePolicies(
      [night(90), night(300, { refundable: false }), night(80), night(200, { refundable: false })],
      { today: NO_RULES, draft },
      IN_FRANCS,
    );
    expect(found.offers.map(({ title }) => title)).toEqual([
      ...['Room for 200', 'Room for 300'],
      ...['Room for 80', 'Room for 90'],
    ]);
    expect(found.offers[0]).toEqual({
      kind: 'hotel',
      title: 'Room for 200',
      price: francs(200),
      today: { action: 'allow', levels: [], inPolicy: true, broken: [] },
      draft: { action: 'hide', levels: [], inPolicy: false, broken: ['hotel.allowNonRefundable'] },
    });
  });

  test('are compared by prices in the currency of the company', () => {
    const dear = { title: 'Dear', price: francs(20), facts: car() };
    const cheap = { title: 'Cheap', price: { amount: 1000, currency: 'JPY' }, facts: car() };
    const unknown = { title: 'Unknown', price: { amount: 1, currency: 'XTS' }, facts: car() };
    const found = comparePolicies([unknown, dear, cheap], { today: null, draft: NO_RULES }, IN_FRANCS);
    expect(found.offers.map(({ title }) => title)).toEqual(['Cheap', 'Dear', 'Unknown']);
  });

  test('list sixty offers, but count all', () => {
    const many = Array.from({ length: 100 }, (_, index) => night(index + 1));
    const draft = hotelRules({ highestPrice: francs(99) });
    const found = comparePolicies(many, { today: null, draft }, IN_FRANCS);
    expect(found.offers).toHaveLength(60);
    expect(found.offers[0]?.title).toBe('Room for 100');
    expect(found).toMatchObject({ totalOffers: 100, changedOffers: 1, draft: { allowed: 99, level1: 1 } });
  });

  test('that are equal differ on nothing', () => {
    fc.assert(
      fc.property(policies, fc.array(offers), (policy, all) => {
        const named = all.map((facts) => ({ title: facts.kind, price: francs(1), facts }));
        const found = comparePolicies(named, { today: policy, draft: policy }, IN_FRANCS);
        expect(found.today).toEqual(found.draft);
        expect(found.changedOffers).toBe(0);
        expect(found.offers.some(isJudgedDifferently)).toBe(false);
        const { allowed, level1, level2, hidden } = found.draft;
        expect(allowed + level1 + level2 + hidden).toBe(all.length);
      }),
    );
  });
});

test.each([
  ['another level', { levels: [2 as const] }, true],
  ['a broken rule behind the same approval', { broken: ['car.highestPrice'] }, false],
  ['an approval that is no longer needed', { action: 'allow' as const, levels: [] }, true],
])('%s counts as a difference or not', (_, change, expected) => {
  const today = { action: 'approve' as const, levels: [1 as const], inPolicy: false, broken: [] };
  expect(isJudgedDifferently({ today, draft: { ...today, ...change } })).toBe(expected);
});

test('an allowed offer that breaks a rule from now on counts as a difference', () => {
  const today = { action: 'allow' as const, levels: [], inPolicy: true, broken: [] };
  const draft = { ...today, broken: ['car.highestPrice'] };
  expect(isJudgedDifferently({ today, draft })).toBe(true);
});
