import { describe, expect, test } from 'vitest';
import { francs, hotel, IN_FRANCS, NO_RULES } from '#tests/support/policy-examples.ts';
import type { HotelPolicy } from '../contract.ts';
import { evaluate } from '../policy/evaluate.ts';
import type { HotelFacts } from '../policy/offer.ts';

function judge(rules: Partial<HotelPolicy>, offer: HotelFacts) {
  return evaluate({ ...NO_RULES, hotel: { ...NO_RULES.hotel, ...rules } }, offer, IN_FRANCS);
}

describe('the highest price of a hotel', () => {
  const rules = { highestPrice: francs(200), highestPriceAction: 'hide' } as const;

  test('is a price per night', () => {
    const verdict = judge(rules, hotel({ price: francs(600), nights: 3 }));
    expect(verdict).toMatchObject({ action: 'allow', inPolicy: true });
    expect(verdict.rules).toEqual([
      {
        rule: 'hotel.highestPrice',
        result: 'kept',
        limit: francs(200),
        actual: { asked: francs(200), converted: { money: francs(200), rate: null } },
      },
    ]);
  });

  test('applies its action to a price above it', () => {
    expect(judge(rules, hotel({ price: francs(600.03), nights: 3 })).action).toBe('hide');
  });

  test('requires approval without an action', () => {
    const verdict = judge({ highestPrice: francs(200) }, hotel({ price: francs(201) }));
    expect(verdict).toMatchObject({ action: 'approve', levels: [1], inPolicy: false });
  });
});

test('the approval of a hotel depends on the price per night', () => {
  const rules = { level1Threshold: francs(150), level2Threshold: francs(250) };
  const verdict = judge(rules, hotel({ price: francs(500), nights: 2 }));
  expect(verdict).toMatchObject({ action: 'approve', levels: [1, 2], inPolicy: false });
  expect(verdict.thresholds).toMatchObject([
    { threshold: 'hotel.level1Threshold', level: 1, result: 'reached', limit: francs(150) },
    { threshold: 'hotel.level2Threshold', level: 2, result: 'reached', limit: francs(250) },
  ]);
});

describe('a non-refundable rate', () => {
  test('is hidden where it is not allowed', () => {
    const verdict = judge({ allowNonRefundable: false }, hotel({ refundable: false }));
    expect(verdict).toMatchObject({ action: 'hide', inPolicy: false });
    expect(verdict.rules).toEqual([
      {
        rule: 'hotel.allowNonRefundable',
        limit: 'refundable',
        actual: 'nonRefundable',
        result: 'broken',
        action: 'hide',
      },
    ]);
  });

  test('allows a refundable one', () => {
    expect(judge({ allowNonRefundable: false }, hotel({ refundable: true })).rules).toEqual([
      { rule: 'hotel.allowNonRefundable', limit: 'refundable', actual: 'refundable', result: 'kept' },
    ]);
  });

  test('adds nothing where it is allowed', () => {
    const verdict = judge({ allowNonRefundable: true }, hotel({ refundable: false }));
    expect(verdict).toEqual({ action: 'allow', levels: [], inPolicy: true, rules: [], thresholds: [] });
  });
});

describe('a kind of room', () => {
  const rules = { excludedRoomTypes: ['single', 'suite'] } satisfies Partial<HotelPolicy>;

  test('is hidden where it is excluded', () => {
    const verdict = judge(rules, hotel({ roomType: 'suite' }));
    expect(verdict).toMatchObject({ action: 'hide', inPolicy: false });
    expect(verdict.rules).toEqual([
      {
        rule: 'hotel.excludedRoomTypes',
        limit: ['single', 'suite'],
        actual: 'suite',
        result: 'broken',
        action: 'hide',
      },
    ]);
  });

  test.each(['double', null] as const)('stays when it is %s', (roomType) => {
    expect(judge(rules, hotel({ roomType })).rules).toEqual([
      { rule: 'hotel.excludedRoomTypes', limit: ['single', 'suite'], actual: roomType, result: 'kept' },
    ]);
  });
});
