import type { Money } from './contract.ts';
import { currencyDigits, divideRounded } from './money.ts';

export interface ExchangeRates {
  date: string;
  /** The value of one euro in other currencies, as positive decimals: `{ CHF: '0.9412' }`. */
  perEuro: Readonly<Record<string, string>>;
}

export interface ConversionRate {
  date: string;
  from: string;
  to: string;
}

export interface Conversion {
  money: Money;
  rate: ConversionRate | null;
}

/** The money in another currency, rounded once, at the end; null when there is no rate. */
export function convertMoney(money: Money, currency: string, rates: ExchangeRates | null): Conversion | null {
  if (money.currency === currency) return { money, rate: null };
  if (!rates) return null;
  const from = perEuro(rates, money.currency);
  const to = perEuro(rates, currency);
  if (from === undefined || to === undefined) return null;
  const amount = divideRounded(
    BigInt(money.amount) * wholeNumber(to, decimals(from) + currencyDigits(currency)),
    wholeNumber(from, decimals(to) + currencyDigits(money.currency)),
  );
  return { money: { amount: Number(amount), currency }, rate: { date: rates.date, from, to } };
}

function perEuro(rates: ExchangeRates, currency: string): string | undefined {
  return currency === 'EUR' ? '1' : rates.perEuro[currency];
}

function wholeNumber(decimal: string, zeros: number): bigint {
  return BigInt(decimal.replace('.', '') + '0'.repeat(zeros));
}

function decimals(decimal: string): number {
  return decimal.includes('.') ? decimal.length - decimal.indexOf('.') - 1 : 0;
}
