import type { Money } from '#domain/contract.ts';
import { currencyDigits } from '#domain/currency-digits.ts';

const LOCALE = 'en-GB';

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** `CHF 1,234.50` */
export function formatMoney({ amount, currency }: Money): string {
  return moneyFormat(currency, 'auto').format(decimalOf(amount, currency));
}

/** The same with a sign, for what something costs more or less: `+CHF 12.00`. */
export function formatDifference({ amount, currency }: Money): string {
  return moneyFormat(currency, 'exceptZero').format(decimalOf(amount, currency));
}

function moneyFormat(currency: string, signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const key = currency + signDisplay;
  const known = moneyFormats.get(key);
  if (known) return known;
  const digits = currencyDigits(currency);
  const made = new Intl.NumberFormat(LOCALE, {
    ...{ style: 'currency', currency, currencyDisplay: 'code', signDisplay },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  moneyFormats.set(key, made);
  return made;
}

/** Amounts are written as text, because they could lose their last digits as fractions. */
function decimalOf(amount: number, currency: string): `${number}` {
  const digits = currencyDigits(currency);
  const units = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = units.slice(0, units.length - digits);
  const text = `${amount < 0 ? '-' : ''}${whole}.${units.slice(whole.length)}0`;
  return text as `${number}`; // digits, a point and digits
}
