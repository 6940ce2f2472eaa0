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

/** What an hour of a traveller counts as, in whole units; in other currencies, time decides only between equal prices. */
const HOUR_IN: Readonly<Record<string, number>> = { CHF: 60, EUR: 60, GBP: 50, USD: 65 };

export function hourRate(currency: string): Money | null {
  const units = HOUR_IN[currency];
  return units === undefined ? null : { amount: units * 10 ** currencyDigits(currency), currency };
}

/** In policy first, then the lowest sum of the price and the time at its rate. */
export function compareBest(one: WeighedOffer, other: WeighedOffer): number {
  return (
    Number(other.inPolicy) - Number(one.inPolicy) ||
    Number(one.total === null) - Number(other.total === null) ||
    weigh(one) - weigh(other) ||
    one.minutes - other.minutes
  );
}

function weigh({ total, minutes }: WeighedOffer): number {
  if (!total) return 0;
  const hour = hourRate(total.currency);
  return total.amount + (hour ? (hour.amount * minutes) / 60 : 0);
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

export function explainBest(best: WeighedOffer, all: readonly WeighedOffer[]): BestReason {
  const priced = all.flatMap(({ total, minutes }) => (total ? [{ total, minutes }] : []));
  const [cheapest] = priced.toSorted((one, other) => one.total.amount - other.total.amount);
  const dearer = cheapest && best.total ? subtractMoney(best.total, cheapest.total) : null;
  return {
    inPolicy: best.inPolicy,
    dearer: dearer && dearer.amount > 0 ? dearer : null,
    minutesLess: cheapest ? Math.max(0, cheapest.minutes - best.minutes) : 0,
    hour: best.total && hourRate(best.total.currency),
  };
}
