import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inCompanyCurrency } from './change-amounts.ts';
import type { PriceWithConversion } from './contract.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const chf = (amount: number) => ({ amount, currency: 'CHF' });
const RATE = { date: '2027-03-01', currency: 'EUR', from: '1', to: '0.9412' };
const NEW: PriceWithConversion = { asked: eur(150_00), converted: chf(141_18), rate: RATE };

const change = (difference: number, penalty: number, due: number, refund: number) => ({
  before: eur(150_00 - difference),
  after: eur(150_00),
  difference: eur(difference),
  penalty: eur(penalty),
  due: eur(due),
  refund: eur(refund),
});

it('converts by the exchange rate of the new price', () => {
  expect(inCompanyCurrency(NEW, change(35_00, 12_00, 47_00, 0))).toEqual({
    before: chf(108_24),
    after: chf(141_18),
    difference: chf(32_95),
    penalty: chf(11_29),
    due: chf(44_24),
    refund: chf(0),
    onSite: undefined,
  });
});

it('keeps sums', () => {
  const cents = fc.integer({ min: -99_999, max: 99_999 });
  fc.assert(
    fc.property(cents, fc.nat(99_999), (difference, penalty) => {
      const sum = difference + penalty;
      const { due, refund, ...rest } = inCompanyCurrency(
        NEW,
        change(difference, penalty, Math.max(0, sum), Math.max(0, -sum)),
      );
      expect(rest.difference.amount + rest.penalty.amount).toBe(due.amount - refund.amount);
    }),
  );
});

it('leaves a difference alone that is not paid back', () => {
  const { difference, refund } = inCompanyCurrency(NEW, change(-50_00, 0, 0, 0));
  expect([difference, refund]).toEqual([chf(-47_06), chf(0)]);
});

it('converts what is paid on site', () => {
  const onSite = { place: 'hotel', before: eur(100_00), after: eur(150_00), difference: eur(50_00) } as const;
  expect(inCompanyCurrency(NEW, { ...change(50_00, 0, 0, 0), onSite }).onSite).toEqual({
    place: 'hotel',
    before: chf(94_12),
    after: chf(141_18),
    difference: chf(47_06),
  });
});

it('leaves amounts as they are without an exchange rate', () => {
  const asked = change(35_00, 12_00, 47_00, 0);
  expect(inCompanyCurrency({ asked: eur(150_00) }, asked)).toEqual({ ...asked, onSite: undefined });
});
