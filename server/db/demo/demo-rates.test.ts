import { expect, test } from 'vitest';
import { convertMoney } from '#domain/exchange-rates.ts';
import { listCurrencies } from '../../features/enums/reference-data.ts';
import { DEMO_RATES } from './demo-rates.ts';

/** The currencies that the European Central Bank publishes, and those of the demo companies. */
const EXPECTED =
  'USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR';

test.each(EXPECTED.split(' '))('the demo can convert %s to francs and to euros', (currency) => {
  for (const other of ['CHF', 'EUR']) {
    expect(convertMoney({ amount: 1_000_000, currency }, other, DEMO_RATES)?.money.amount).toBeGreaterThan(0);
  }
});

test('the demo has rates of currencies that exist, and that are decimals', () => {
  const currencies = new Set(listCurrencies().map(({ id }) => id));
  for (const [currency, rate] of Object.entries(DEMO_RATES.perEuro)) {
    expect(currencies).toContain(currency);
    expect(rate).toMatch(/^\d+\.\d+$/);
  }
});
