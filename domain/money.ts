import type { Money } from './contract.ts';

export function addMoney(one: Money, other: Money): Money {
  requireSameCurrency(one, other);
  return { amount: one.amount + other.amount, currency: one.currency };
}

export function subtractMoney(from: Money, less: Money): Money {
  return addMoney(from, { amount: -less.amount, currency: less.currency });
}

export function multiplyMoney({ amount, currency }: Money, times: number): Money {
  if (!Number.isSafeInteger(times)) throw new RangeError(`${times} is no number of pieces`);
  return { amount: Number(BigInt(amount) * BigInt(times)), currency };
}

export function addPercent({ amount, currency }: Money, percent: number): Money {
  return { amount: Number(divideRounded(BigInt(amount) * (1000n + toTenths(percent)), 1000n)), currency };
}

/**
 * Integers, because floating point can't represent a tenth exactly: 1.1 times ten is slightly more than 11.
 */
function toTenths(percent: number): bigint {
  const tenths = Math.round(percent * 10);
  if (tenths / 10 !== percent) throw new RangeError(`${percent} has more than a tenth of a percent`);
  return BigInt(tenths);
}

export function compareMoney(one: Money, other: Money): number {
  requireSameCurrency(one, other);
  return one.amount - other.amount;
}

/** Whether a penalty is at least the price; one in another currency is assumed to be. */
export function isAllOf(price: Money, penalty: Money): boolean {
  return price.currency !== penalty.currency || compareMoney(penalty, price) >= 0;
}

export function divideMoney(money: Money, parts: number): Money {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`Nothing has ${parts} parts`);
  return {
    amount: Number(divideRounded(BigInt(money.amount), BigInt(parts))),
    currency: money.currency,
  };
}

/** The nearest whole number, halves away from zero; the divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}

function requireSameCurrency(one: Money, other: Money) {
  if (one.currency !== other.currency) {
    throw new RangeError(`${one.currency} and ${other.currency} must be converted first`);
  }
}

/** The currencies of ISO 4217 whose minor unit is not a hundredth. */
const DIGITS = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

export function currencyDigits(currency: string): number {
  return DIGITS.get(currency) ?? 2;
}

const LONGEST_TYPED = 12;

export function amountText({ amount, currency }: Money): string {
  const digits = currencyDigits(currency);
  const sign = amount < 0 ? '-' : '';
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export function parseMoney(text: string, currency: string): Money | null {
  const digits = currencyDigits(currency);
  const typed = /^(\d+)(?:[.,](\d*))?$/.exec(text.replaceAll(/[\s'’]/g, ''));
  const [, whole = '', fraction = ''] = typed ?? [];
  if (!typed || whole.length > LONGEST_TYPED || fraction.length > digits) return null;
  return { amount: Number(whole + fraction.padEnd(digits, '0')), currency };
}
