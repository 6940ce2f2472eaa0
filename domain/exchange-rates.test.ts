import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATES } from '#tests/support/exchange-rates.ts';
import type { Money } from './contract.ts';
import { convertMoney, type ExchangeRates } from './exchange-rates.ts';
import { currencyDigits } from './money.ts';

const CURRENCIES = ['EUR', 'CHF', 'USD', 'JPY', 'BHD'];

function converted(
  amount: number,
  from: string,
  to: string,
  rates: ExchangeRates = RATES,
): Money | undefined {
  return convertMoney({ amount, currency: from }, to, rates)?.money;
}

describe('money in another currency', () => {
  test.each([
    ['from euros', 100_00, 'EUR', 'CHF', 94_12],
    ['to euros', 94_12, 'CHF', 'EUR', 100_00],
    ['by way of the euro', 100_00, 'USD', 'CHF', 86_55],
    ['to one without a minor unit', 10_00, 'EUR', 'JPY', 1634],
    ['from one without a minor unit', 10_000, 'JPY', 'EUR', 61_19],
    ['to one with thousandths', 10_00, 'EUR', 'BHD', 4_098],
    ['from one with thousandths', 4_098, 'BHD', 'JPY', 1634],
  ])('%s', (_, amount, from, to, expected) => {
    expect(converted(amount, from, to)).toEqual({ amount: expected, currency: to });
  });

  test.each([
    ['1.01', 50, 51],
    ['1.01', -50, -51],
    ['1.0099', 50, 50],
    ['1.0099', -50, -50],
    ['2', 50, 100],
  ])('at %s is rounded to the nearest, halves away from zero: %s is %s', (rate, amount, expected) => {
    const rates = { date: '2026-11-20', perEuro: { CHF: rate } };
    expect(converted(amount, 'EUR', 'CHF', rates)).toEqual({ amount: expected, currency: 'CHF' });
  });

  test('states the rate and its day', () => {
    expect(convertMoney({ amount: 100, currency: 'USD' }, 'CHF', RATES)?.rate).toEqual({
      date: '2026-11-20',
      from: '1.0875',
      to: '0.9412',
    });
    expect(convertMoney({ amount: 100, currency: 'EUR' }, 'CHF', RATES)?.rate).toMatchObject({ from: '1' });
  });

  test('needs no rate when it is the same currency', () => {
    const pounds = { amount: 1234, currency: 'GBP' };
    expect(convertMoney(pounds, 'GBP', RATES)).toEqual({ money: pounds, rate: null });
  });

  test('is unknown without any rates, unless it is the same currency', () => {
    const euros = { amount: 100, currency: 'EUR' };
    expect(convertMoney(euros, 'CHF', null)).toBeNull();
    expect(convertMoney(euros, 'EUR', null)).toEqual({ money: euros, rate: null });
  });

  test('is unknown without a rate for either side', () => {
    expect(convertMoney({ amount: 100, currency: 'GBP' }, 'CHF', RATES)).toBeNull();
    expect(convertMoney({ amount: 100, currency: 'CHF' }, 'GBP', RATES)).toBeNull();
  });
});

describe('a converted amount', () => {
  const currencies = fc.constantFrom(...CURRENCIES);
  const amounts = fc.integer({ min: -1e11, max: 1e11 });
  const convertAmount = (amount: number, from: string, to: string) =>
    converted(amount, from, to)?.amount ?? Number.NaN;

  test('is the original amount when converted back, except for rounding', () => {
    fc.assert(
      fc.property(amounts, currencies, currencies, (amount, from, to) => {
        const thereAndBack = convertAmount(convertAmount(amount, from, to), to, from);
        const unitOfTarget =
          (unitsPerEuro(from) / unitsPerEuro(to)) * 10 ** (currencyDigits(from) - currencyDigits(to));
        expect(Math.abs(thereAndBack - amount)).toBeLessThanOrEqual(unitOfTarget / 2 + 0.5);
      }),
    );
  });

  test('is negated when the amount is negated', () => {
    fc.assert(
      fc.property(amounts, currencies, currencies, (amount, from, to) => {
        expect(convertAmount(-amount, from, to) + convertAmount(amount, from, to)).toBe(0);
      }),
    );
  });

  test('keeps the order of amounts', () => {
    fc.assert(
      fc.property(amounts, fc.nat(1000), currencies, currencies, (amount, more, from, to) => {
        expect(convertAmount(amount + more, from, to)).toBeGreaterThanOrEqual(
          convertAmount(amount, from, to),
        );
      }),
    );
  });
});

function unitsPerEuro(currency: string): number {
  return Number(new Map(Object.entries(RATES.perEuro)).get(currency) ?? 1);
}
