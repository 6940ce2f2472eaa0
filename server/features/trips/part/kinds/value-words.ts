import type { Money, PriceWithConversion } from '#domain/contract.ts';
import { currencyDigits } from '#domain/money.ts';
import { convertLike } from '#domain/trip-costs.ts';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

/** Formats as "Thursday 1 April 2027, 18:00 (Zurich time)". */
export function deadlineText(instant: string, zone: string): string {
  const date = new Date(instant);
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  });
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  const name = zone === 'UTC' ? zone : `(${zone.split('/').at(-1)?.replaceAll('_', ' ')} time)`;
  return `${day.format(date).replace(',', '')}, ${time.format(date)} ${name}`;
}

/** Formats `yyyy-MM-ddTHH:mm` as "Thursday 1 April 2027, 18:00". */
export function localMomentText(local: string): string {
  return `${dayText(local.slice(0, 10))}, ${local.slice(11)}`;
}

export function moneyText({ amount, currency }: Money): string {
  const digits = currencyDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const grouped = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = digits === 0 ? '' : `.${text.slice(-digits)}`;
  return `${currency} ${amount < 0 ? '-' : ''}${grouped}${rest}`;
}

export function costText(amount: Money, price: PriceWithConversion): string {
  return besideText(convertLike(price, amount), amount);
}

/** Formats as "CHF 108.24 (EUR 115.00 at the supplier)". */
function besideText(own: Money, asked: Money): string {
  if (own.currency === asked.currency) return moneyText(own);
  return `${moneyText(own)} (${moneyText(asked)} at the supplier)`;
}
