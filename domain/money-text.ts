import type { Money } from './contract.ts';
import { currencyDigits } from './currency-digits.ts';

const LONGEST = 12;

/** The amount as one types it, such as `12.50`. */
export function amountText({ amount, currency }: Money): string {
  const digits = currencyDigits(currency);
  const sign = amount < 0 ? '-' : '';
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The money that somebody typed; null when it is none, or has more digits than the currency. */
export function moneyOf(text: string, currency: string): Money | null {
  const digits = currencyDigits(currency);
  const typed = /^(\d+)(?:[.,](\d*))?$/.exec(text.replaceAll(/[\s'’]/g, ''));
  const [, whole = '', fraction = ''] = typed ?? [];
  if (!typed || whole.length > LONGEST || fraction.length > digits) return null;
  return { amount: Number(whole + fraction.padEnd(digits, '0')), currency };
}
