import type { Money } from './contract.ts';
import { currencyDigits } from './currency-digits.ts';

const LONGEST = 12;

/** The amount as a user types it, such as `12.50`. */
export function amountText({ amount, currency }: Money): string {
  const digits = currencyDigits(currency);
  const sign = amount < 0 ? '-' : '';
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Parses typed money; null when it is invalid, or has more digits than the currency. */
export function parseMoney(text: string, currency: string): Money | null {
  const digits = currencyDigits(currency);
  const typed = /^(\d+)(?:[.,](\d*))?$/.exec(text.replaceAll(/[\s'’]/g, ''));
  const [, whole = '', fraction = ''] = typed ?? [];
  if (!typed || whole.length > LONGEST || fraction.length > digits) return null;
  return { amount: Number(whole + fraction.padEnd(digits, '0')), currency };
}
