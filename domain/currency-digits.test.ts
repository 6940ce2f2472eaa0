import { describe, expect, test } from 'vitest';
import { listCurrencies } from '#server/features/enums/currencies.ts';
import { currencyDigits } from './currency-digits.ts';

describe('the digits of a currency', () => {
  test('are those of the category currencies', () => {
    const differing = listCurrencies().filter(
      ({ id, additionalData }) => String(currencyDigits(id)) !== additionalData,
    );
    expect(differing).toEqual([]);
  });
});
