import type { Money } from '../contract.ts';
import { currencyDigits, subtractMoney } from '../money.ts';

export const BEST = 'best';

export interface WeighedOffer {
  inPolicy: boolean;
  /** In the company's currency; null without a rate. */
  total: Money | null;
  minutes: number;
}

/** What an hour of a traveler counts as by default, in whole units. */
const HOUR_IN: Readonly<Record<string, number>> = { CHF: 60, EUR: 60, GBP: 50, USD: 65 };

export function usualHourRate(currency: string): Money | null {
  const units = HOUR_IN[currency];
  return units === undefined ? null : { amount: units * 10 ** currencyDigits(currency), currency };
}

export function compareBest(one: WeighedOffer, other: WeighedOffer, hour: Money | null): number {
  return (
    Number(other.inPolicy) - Number(one.inPolicy) ||
    Number(one.total === null) - Number(other.total === null) ||
    weigh(one, hour) - weigh(other, hour) ||
    one.minutes - other.minutes
  );
}

function weigh({ total, minutes }: WeighedOffer, hour: Money | null): number {
  if (!total) return 0;
  return total.amount + (countsFor(total, hour) ? (hour.amount * minutes) / 60 : 0);
}

/** A rate in another currency doesn't count: the company's currency has changed since the search. */
function countsFor(total: Money, hour: Money | null): hour is Money {
  return hour !== null && hour.amount > 0 && hour.currency === total.currency;
}

export interface BestReason {
  inPolicy: boolean;
  dearer: Money | null;
  minutesLess: number;
  hour: Money | null;
}

export function explainBest(
  best: WeighedOffer,
  all: readonly WeighedOffer[],
  hour: Money | null,
): BestReason {
  const priced = all.flatMap(({ total, minutes }) => (total ? [{ total, minutes }] : []));
  const [cheapest] = priced.toSorted((one, other) => one.total.amount - other.total.amount);
  const dearer = cheapest && best.total ? subtractMoney(best.total, cheapest.total) : null;
  return {
    inPolicy: best.inPolicy,
    dearer: dearer && dearer.amount > 0 ? dearer : null,
    minutesLess: cheapest ? Math.max(0, cheapest.minutes - best.minutes) : 0,
    hour: best.total && countsFor(best.total, hour) ? hour : null,
  };
}
