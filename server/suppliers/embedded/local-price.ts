import { countries } from 'countries-list';
import type { Money } from '#domain/contract.ts';
import { currencyDigits } from '#domain/money.ts';

/**
 * What one Swiss franc is worth in the inventory's price lists. Prices are made in francs and asked in the money
 * of the place; these are no exchange rates, and nothing is converted back by them.
 */
const PER_FRANC: Readonly<Record<string, number>> = {
  AUD: 1.9,
  BRL: 6.7,
  CAD: 1.75,
  CHF: 1,
  CNY: 8.8,
  CZK: 26,
  DKK: 8,
  EUR: 1.07,
  GBP: 0.94,
  HKD: 9.7,
  HUF: 410,
  IDR: 20_500,
  ILS: 4.1,
  INR: 110,
  ISK: 154,
  JPY: 192,
  KRW: 1_800,
  MXN: 23,
  MYR: 5.2,
  NOK: 12.6,
  NZD: 2.2,
  PHP: 73,
  PLN: 4.55,
  RON: 5.45,
  SEK: 11.7,
  SGD: 1.62,
  THB: 40,
  TRY: 52,
  USD: 1.25,
  ZAR: 21.5,
};

export function localCurrency(country: string): string {
  const [own] = country in countries ? countries[country as keyof typeof countries].currency : []; // just checked
  return own !== undefined && own in PER_FRANC ? own : 'USD';
}

export function localPrice(francs: number, currency: string): Money {
  const digits = currencyDigits(currency);
  const units = francs * (PER_FRANC[currency] ?? 1);
  return { amount: Math.round(units * 10 ** digits), currency };
}
