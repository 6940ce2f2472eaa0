import type { Money } from '#domain/contract.ts';
import { currencyDigits, isAllOf } from '#domain/money.ts';
import { type Fields, UnreadableField } from '../fields.ts';

const AMOUNT = /^(\d{1,12})(?:\.(\d*))?$/;

/** Amounts come as numbers or texts. What is finer than the minor unit is rounded up. */
export function optionalAmount(fields: Fields, name: string, currency: string): Money | undefined {
  const number = fields.optionalNumber(name);
  if (number === undefined) return undefined;
  const [, whole, fraction = ''] = AMOUNT.exec(String(number)) ?? [];
  if (whole === undefined) throw new UnreadableField(name);
  const digits = currencyDigits(currency);
  const rest = fraction.slice(digits);
  const amount = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return { amount: /[1-9]/.test(rest) ? amount + 1 : amount, currency };
}

export function requireNumber(fields: Fields, name: string): number {
  const number = fields.optionalNumber(name);
  if (number === undefined) throw new UnreadableField(name);
  return number;
}

export function requireAmount(fields: Fields, name: string, currency: string): Money {
  const amount = optionalAmount(fields, name, currency);
  if (!amount) throw new UnreadableField(name);
  return amount;
}

/** A penalty of all that Hotelbeds charges is one of all that the company pays. */
export function penaltyOf(stated: Money, { net, price }: { net: Money; price: Money }): Money {
  if (isAllOf(net, stated)) return price;
  return { ...stated, amount: Math.min(stated.amount, price.amount) };
}
