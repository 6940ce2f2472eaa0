import type { Money } from './contract.ts';

export function addMoney(one: Money, other: Money): Money {
  requireSameCurrency(one, other);
  return { amount: one.amount + other.amount, currency: one.currency };
}

/** Negative when the first is less than the second, 0 when they are equal, positive when it is more. */
export function compareMoney(one: Money, other: Money): number {
  requireSameCurrency(one, other);
  return one.amount - other.amount;
}

/** One of so many equal parts, such as a night of a stay. */
export function divideMoney(money: Money, parts: number): Money {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`Nothing has ${parts} parts`);
  return {
    amount: Number(roundedQuotient(BigInt(money.amount), BigInt(parts))),
    currency: money.currency,
  };
}

/** So many parts of a whole, such as 38 of 1000, or so many times the money; rounded once. */
export function scaleMoney(money: Money, numerator: number, denominator = 1): Money {
  if (denominator < 1) throw new RangeError(`Nothing has ${denominator} parts`);
  const amount = roundedQuotient(BigInt(money.amount) * BigInt(numerator), BigInt(denominator));
  return { amount: Number(amount), currency: money.currency };
}

/** The nearest whole number, halves away from zero; the divisor is positive. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}

function requireSameCurrency(one: Money, other: Money) {
  if (one.currency !== other.currency) {
    throw new RangeError(`${one.currency} and ${other.currency} must be converted first`);
  }
}
