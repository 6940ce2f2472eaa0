import { describe, expect, it } from 'vitest';
import type { Money } from '#domain/contract.ts';
import { judge } from '#domain/policy/judge.ts';
import { car, francs, IN_FRANCS, NO_RULES } from '#tests/support/policy-examples.ts';
import type { ChangeOfBooking } from './booking-terms.ts';
import { judgeAsChange } from './judge-as-change.ts';

const policy = { _id: 'standard', name: 'Standard', version: 1, ...NO_RULES };
const rates = IN_FRANCS.rates;
const verdict = judge(
  [{ companyUserId: 'anna', currency: 'CHF', policy: { ...policy, car: { level1Threshold: francs(1) } } }],
  car({ price: francs(100) }),
  rates,
);
const euros = (units: number): Money => ({ amount: units * 100, currency: 'EUR' });

/** The levels that have to approve what costs so much after the change. */
function levelsAt(total: Money, change?: Partial<ChangeOfBooking>): readonly number[] {
  const booked = { before: francs(80), fee: null, limit: francs(20), ...change };
  return judgeAsChange(verdict, total, { rates, change: change ? booked : undefined }).levels;
}

describe('an offer that is to replace what is booked', () => {
  it('needs no approval up to the limit', () => {
    expect(levelsAt(francs(100), {})).toEqual([]);
    expect(levelsAt(francs(101), {})).toEqual([1]);
  });

  it('counts the fee that the booking states', () => {
    expect(levelsAt(francs(95), { fee: francs(5) })).toEqual([]);
    expect(levelsAt(francs(96), { fee: francs(5) })).toEqual([1]);
    // What gets money back, too, as far as the fee is more than that.
    expect(levelsAt(francs(70), { fee: francs(31) })).toEqual([1]);
    expect(levelsAt(francs(70), { fee: francs(30) })).toEqual([]);
  });

  it('needs none at a limit of nothing where nothing is due', () => {
    expect(levelsAt(francs(80), { limit: francs(0) })).toEqual([]);
    expect(levelsAt(francs(81), { limit: francs(0) })).toEqual([1]);
  });

  it('is judged by the policy alone without a limit, and where nothing is changed', () => {
    expect(levelsAt(francs(10), { limit: null })).toEqual([1]);
    expect(levelsAt(francs(10))).toEqual([1]);
  });

  it('is judged by the policy alone in a currency in which nothing is booked', () => {
    expect(levelsAt(euros(10), {})).toEqual([1]);
  });

  it('is compared in the currency of the limit', () => {
    const dear = { before: euros(80), limit: francs(10) };
    expect(levelsAt(euros(85), dear)).toEqual([]);
    expect(levelsAt(euros(200), dear)).toEqual([1]);
  });
});
