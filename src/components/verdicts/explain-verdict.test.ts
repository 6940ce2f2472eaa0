import { describe, expect, it } from 'vitest';
import type { FullVerdict } from '#domain/contract.ts';
import { explainVerdict } from './explain-verdict.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });

const traveler = (rules: FullVerdict['travelers'][number]['rules']) => ({
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10',
  action: 'approve' as const,
  levels: [1 as const],
  inPolicy: false,
  rules,
  thresholds: [],
});

const tooDear = {
  rule: 'hotel.highestPrice' as const,
  result: 'broken' as const,
  action: 'approve' as const,
  limit: chf(25_000),
  actual: { asked: { amount: 30_000, currency: 'EUR' }, converted: chf(28_230) },
};

const plain = (words: readonly unknown[] | undefined) =>
  words?.map((word) => String(word).replace('\u00a0', ' '));

describe('a verdict with its rules', () => {
  it('shows limit and actual value in the currency of the company', () => {
    const verdict: FullVerdict = {
      action: 'approve',
      levels: [1],
      inPolicy: false,
      travelers: [traveler([tooDear])],
    };
    const [rule] = explainVerdict(verdict);
    expect(rule?.outcome).toBe('broken');
    expect(plain(rule?.limit)).toEqual(['CHF 250.00']);
    expect(plain(rule?.actual)).toEqual(['CHF 282.30']);
  });

  it('lists an explanation once that is the same for several travelers', () => {
    const verdict: FullVerdict = {
      action: 'approve',
      levels: [1],
      inPolicy: false,
      travelers: [traveler([tooDear]), traveler([{ ...tooDear }]), traveler([{ ...tooDear, limit: chf(1) }])],
    };
    expect(explainVerdict(verdict).map(({ limit }) => plain(limit))).toEqual([['CHF 250.00'], ['CHF 0.01']]);
  });

  it('shows a level of approval only when the price reaches it, or that is unknown', () => {
    const results = ['below', 'reached', 'unknown'] as const;
    const thresholds = results.map((result) => ({
      threshold: 'hotel.level1Threshold',
      level: 1 as const,
      result,
      limit: chf(30_000),
      actual: { asked: chf(30_000) },
    }));
    const verdict: FullVerdict = {
      action: 'approve',
      levels: [1],
      inPolicy: true,
      travelers: [{ ...traveler([]), thresholds }],
    };
    expect(explainVerdict(verdict).map(({ outcome }) => outcome)).toEqual(['reached', 'unknown']);
  });
});

it('says which of two prices of a flight is without seats and bags', () => {
  const budget = {
    rule: 'flight.budget',
    result: 'kept',
    limit: chf(80_000),
    actual: { asked: chf(78_035) },
  } as const;
  const reached = (amount: number) => ({
    threshold: 'flight.level1Threshold' as const,
    level: 1 as const,
    result: 'reached' as const,
    limit: chf(50_000),
    actual: { asked: chf(amount) },
  });
  const explained = (amount: number) => {
    const travelers = [{ ...traveler([budget]), thresholds: [reached(amount)] }];
    const verdict: FullVerdict = { action: 'approve', levels: [1], inPolicy: true, travelers };
    return explainVerdict(verdict).map(({ actual }) => actual[0]);
  };
  expect(explained(97_035)).toMatchObject([
    { message: '{price} for the fare alone', values: { price: expect.stringContaining('780.35') } },
    { message: '{price} with seats and bags', values: { price: expect.stringContaining('970.35') } },
  ]);
  expect(plain(explained(78_035).map(String))).toEqual(['CHF 780.35', 'CHF 780.35']);
});

describe('a verdict in a list', () => {
  const verdict = { action: 'approve', levels: [1], inPolicy: false } as const;

  it('shows the limit when the policy is known', () => {
    const broken = ['hotel.highestPrice', 'hotel.excludedRoomTypes'];
    const known = [{ rule: 'hotel.highestPrice', limit: chf(25_000), action: 'approve' }] as const;
    const rules = explainVerdict({ ...verdict, levels: [1], broken }, known);
    expect(rules.map(({ limit }) => plain(limit))).toEqual([['CHF 250.00'], []]);
  });

  it('shows the actual values of the offered room', () => {
    const broken = ['hotel.highestPrice', 'hotel.allowNonRefundable', 'hotel.excludedRoomTypes'];
    const room = { price: chf(31_200), refundable: false, roomType: 'suite' };
    const [price, refund, type] = explainVerdict({ ...verdict, levels: [1], broken }, [], room);
    expect(plain(price?.actual)).toEqual(['CHF 312.00']);
    expect(refund?.actual).toMatchObject([{ message: 'Not refundable' }]);
    expect(type?.actual).toMatchObject([{ message: 'Suite' }]);
  });

  it('shows the price per day of the offered car', () => {
    const broken = ['car.highestPrice', 'hotel.excludedRoomTypes'];
    const rules = explainVerdict({ ...verdict, levels: [1], broken }, [], { price: chf(9_000) });
    expect(rules.map(({ actual }) => plain(actual))).toEqual([['CHF 90.00'], []]);
  });

  it('shows the price and the classes of the offered flight', () => {
    const broken = ['flight.budget', 'flight.serviceClass', 'flight.maxStopoverMinutes'];
    const flight = { price: chf(96_000), serviceClasses: ['Y', 'C', 'C'] as const };
    const [price, cabin, stopover] = explainVerdict({ ...verdict, levels: [1], broken }, [], flight);
    expect(plain(price?.actual)).toEqual(['CHF 960.00']);
    expect(cabin?.actual).toMatchObject([{ message: 'Economy' }, { message: 'Business' }]);
    expect(stopover?.actual).toEqual([]);
  });

  it('shows the name of an unknown rule', () => {
    expect(explainVerdict({ ...verdict, levels: [1], broken: ['train.firstClass'] })[0]?.title).toBe(
      'train.firstClass',
    );
  });
});
