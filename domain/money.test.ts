import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Money } from './contract.ts';
import { addMoney, compareMoney, divideMoney, scaleMoney } from './money.ts';

const francs = (amount: number): Money => ({ amount, currency: 'CHF' });
const amounts = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  test('of one currency is added', () => {
    expect(addMoney(francs(1050), francs(-250))).toEqual(francs(800));
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

describe('money in proportion', () => {
  test.each([
    [20_000, 380, 10_380, 732],
    [1000, 1, 3, 333],
    [1000, 2, 3, 667],
    [5, 1, 10, 1],
    [-5, 1, 10, -1],
    [1050, -1, 1, -1050],
    [1050, 0, 7, 0],
    [9007199254740991, 100, 100, 9007199254740991],
  ])('of %s is %s times a %s-th: %s', (amount, numerator, denominator, part) => {
    expect(scaleMoney(francs(amount), numerator, denominator)).toEqual(francs(part));
  });

  test('is so many times the money without a denominator', () => {
    expect(scaleMoney(francs(1999), 3)).toEqual(francs(5997));
  });

  test.each([0, -1])('does not exist when there are %s parts', (parts) => {
    expect(() => scaleMoney(francs(100), 1, parts)).toThrow(`Nothing has ${parts} parts`);
  });
});
