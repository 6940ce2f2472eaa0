import type { Money } from '../contract.ts';
import { currencyDigits, subtractMoney } from '../money.ts';

/** The order that weighs price against time; offered beside the orders of each kind. */
export const BEST = 'best';

/** What decides which offer is the best for a traveller. */
export interface WeighedOffer {
  /** No approval is needed. */
  inPolicy: boolean;
  /** In the company's currency; null without a rate. */
  total: Money | null;
  /** What the offer takes of the traveller's time. */
  minutes: number;
}

/** What an hour of a traveller counts as by default, in whole units. */
const HOUR_IN: Readonly<Record<string, number>> = { CHF: 60, EUR: 60, GBP: 50, USD: 65 };

/** The rate of a company that has not settled its own; null where time decides only between equal prices. */
export function usualHourRate(currency: string): Money | null {
  const units = HOUR_IN[currency];
  return units === undefined ? null : { amount: units * 10 ** currencyDigits(currency), currency };
}

/** In policy first, then the lowest sum of the price and the time at the rate of an hour. */
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

/** Why the first offer is the best: how it compares with the cheapest one. */
export interface BestReason {
  inPolicy: boolean;
  /** How much more it costs than the cheapest; null when it is the cheapest. */
  dearer: Money | null;
  /** How much less time it takes than the cheapest. */
  minutesLess: number;
  /** What an hour counts as; null where time is not counted. */
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
