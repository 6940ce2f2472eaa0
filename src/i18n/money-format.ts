import type { Money } from '#domain/contract.ts';
import { currencyDigits } from '#domain/money.ts';

const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** `CHF 1,234.50`. Not by Intl, whose format takes about 100 ms to create on a slow phone. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = currencyDigits(currency);
  const units = String(Math.abs(amount)).padStart(digits + 1, '0');
  const point = units.length - digits;
  const whole = units.slice(0, point).replace(BETWEEN_THOUSANDS, ',');
  const fraction = digits > 0 ? `.${units.slice(point)}` : '';
  return `${amount < 0 ? '-' : ''}${currency}\u00a0${whole}${fraction}`;
}

/** The same with a sign, for what something costs more or less: `+CHF 12.00`. */
export function formatDifference(money: Money): string {
  return `${money.amount > 0 ? '+' : ''}${formatMoney(money)}`;
}
