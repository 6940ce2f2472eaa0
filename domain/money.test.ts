import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { listCurrencies } from '#server/features/enums/reference-data.ts';
import type { Money } from './contract.ts';
import {
  addMoney,
  addPercent,
  amountText,
  compareMoney,
  currencyDigits,
  divideMoney,
  isAllOf,
  multiplyMoney,
  parseMoney,
  subtractMoney,
} from './money.ts';

const francs = (amount: number): Money => ({ amount, currency: 'CHF' });
const amounts = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  test('of one currency is added', () => {
    expect(addMoney(francs(1050), francs(-250))).toEqual(francs(800));
  });

  test('of one currency is subtracted', () => {
    expect(subtractMoney(francs(1050), francs(250))).toEqual(francs(800));
    expect(() => subtractMoney(francs(1), { amount: 1, currency: 'EUR' })).toThrow('CHF and EUR');
  });

  test.each([
    [1050, 3, 3150],
    [1050, 0, 0],
    [-3, 2, -6],
    [1050, -1, -1050],
  ])('of %s is %s times %s', (amount, times, product) => {
    expect(multiplyMoney(francs(amount), times)).toEqual(francs(product));
  });

  test('is not multiplied by a fraction', () => {
    expect(() => multiplyMoney(francs(100), 1.5)).toThrow('1.5 is no number of pieces');
  });

  test.each([
    [1000, 10, 1100],
    [1000, -10, 900],
    [1005, 10, 1106],
    [1004, 10, 1104],
    [999, 0, 999],
    [1000, -100, 0],
    [-1005, 10, -1106],
    [1000, 0.1, 1001],
    [1000, 1.1, 1011],
    [10_000, 3.5, 10_350],
    [1000, -0.3, 997],
    [500, 0.1, 501],
    [499, 0.1, 499],
  ])('of %s and %s percent is %s, halves away from zero', (amount, percent, changed) => {
    expect(addPercent(francs(amount), percent)).toEqual(francs(changed));
  });

  test.each([3.55, 0.01, Number.NaN])('is not raised by %s percent', (percent) => {
    expect(() => addPercent(francs(1000), percent)).toThrow(`${percent} has more than a tenth of a percent`);
  });

  test('of one currency is compared', () => {
    expect(compareMoney(francs(999), francs(1000))).toBeLessThan(0);
    expect(compareMoney(francs(1000), francs(1000))).toBe(0);
    expect(compareMoney(francs(1001), francs(1000))).toBeGreaterThan(0);
  });

  test('of two currencies is neither added nor compared', () => {
    const euros = { amount: 1000, currency: 'EUR' };
    expect(() => addMoney(francs(1000), euros)).toThrow('CHF and EUR must be converted first');
    expect(() => compareMoney(euros, francs(1000))).toThrow('EUR and CHF must be converted first');
  });
});

describe('a part of money', () => {
  test.each([
    [1000, 3, 333],
    [1001, 3, 334],
    [1005, 10, 101],
    [1004, 10, 100],
    [-1005, 10, -101],
    [-1004, 10, -100],
    [7, 1, 7],
    [9007199254740991, 2, 4503599627370496],
  ])('of %s in %s is rounded to %s, halves away from zero', (amount, parts, part) => {
    expect(divideMoney(francs(amount), parts)).toEqual(francs(part));
  });

  test('is never further away than half a unit', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 400 }), (amount, parts) => {
        const { amount: part } = divideMoney(francs(amount), parts);
        expect(Math.abs(part * parts - amount) * 2).toBeLessThanOrEqual(parts);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN])('does not exist when there are %s', (parts) => {
    expect(() => divideMoney(francs(100), parts)).toThrow(`Nothing has ${parts} parts`);
  });
});

describe('a penalty', () => {
  test.each([
    ['less than the price', francs(99), false],
    ['the price', francs(100), true],
    ['more than the price', francs(101), true],
    ['in another currency', { amount: 1, currency: 'EUR' }, true],
  ])('of %s', (_, penalty, isAll) => {
    expect(isAllOf(francs(100), penalty)).toBe(isAll);
  });
});

describe('the digits of a currency', () => {
  test('are those of the category currencies', () => {
    const differing = listCurrencies().filter(
      ({ id, additionalData }) => String(currencyDigits(id)) !== additionalData,
    );
    expect(differing).toEqual([]);
  });
});

describe('typed money', () => {
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
});
