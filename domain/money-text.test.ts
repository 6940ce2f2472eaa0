import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountText, parseMoney } from './money-text.ts';

it.each([
  ['12.50', 'CHF', 1250],
  ['12,5', 'CHF', 1250],
  ['12', 'CHF', 1200],
  ["1'200.-", 'CHF', null],
  ["1'200", 'CHF', 120_000],
  ['0.05', 'EUR', 5],
  ['500', 'JPY', 500],
  ['500.5', 'JPY', null],
  ['1.234', 'KWD', 1234],
  ['1.234', 'CHF', null],
  ['-5', 'CHF', null],
  ['', 'CHF', null],
  ['ten', 'CHF', null],
  ['1234567890123', 'CHF', null],
])('reads %s %s as %s minor units', (text, currency, amount) => {
  expect(parseMoney(text, currency)).toEqual(amount === null ? null : { amount, currency });
});

it('reads again what it writes', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.constantFrom('CHF', 'JPY', 'KWD'), (amount, currency) => {
      expect(parseMoney(amountText({ amount, currency }), currency)).toEqual({ amount, currency });
    }),
  );
});

it('writes what is owed with its sign', () => {
  expect(amountText({ amount: -5, currency: 'CHF' })).toBe('-0.05');
});
