import type { Money } from '#domain/contract.ts';
import { dateAt, toInstant } from '#domain/local-time.ts';
import { compareMoney } from '#domain/money.ts';
import type { Cancellation } from '#domain/offers/hotel-offer.ts';
import type { CancellationTerms } from './sources.ts';
import { formatDate, type Stay } from './stay.ts';

export interface Deadline {
  at: string;
  of: 'firstNight' | 'stay';
}

const EVENING = '18:00';

/**
 * By the clock of the hotel. Null when the rate is no longer sold: a rate that is free until days before the
 * arrival is not sold after that. The rate that is free until the evening of the arrival is sold afterwards,
 * but not refunded.
 */
export function listDeadlines(
  terms: CancellationTerms,
  { checkIn }: Pick<Stay, 'checkIn'>,
  zone: string,
  at: Date,
): readonly Deadline[] | null {
  if (terms === 'never') return [];
  const daysBefore = { sameDay: 0, dayBefore: 1, twoDaysBefore: 2 }[terms];
  const first = toEvening(checkIn - daysBefore, zone);
  if (Date.parse(first) <= at.getTime()) return terms === 'sameDay' ? [] : null;
  if (terms !== 'twoDaysBefore') return [{ at: first, of: 'firstNight' }];
  return [
    { at: first, of: 'firstNight' },
    { at: toEvening(checkIn, zone), of: 'stay' },
  ];
}

export function priceDeadlines(
  deadlines: readonly Deadline[],
  prices: Readonly<Record<Deadline['of'], Money>>,
): Cancellation {
  const priced = deadlines.map(({ at, of }) => ({ at, penalty: prices[of] }));
  return {
    deadlines: priced.filter(({ penalty }, index) => {
      const before = priced[index - 1];
      return before === undefined || compareMoney(penalty, before.penalty) > 0;
    }),
  };
}

/** What cancelling at a time costs; null once the day of arrival is over at the hotel. */
export function penaltyAt(
  { deadlines }: Cancellation,
  price: Money,
  stay: Stay,
  zone: string,
  at: Date,
): Money | null {
  if (dateAt(at, zone) > formatDate(stay.checkIn)) return null;
  if (deadlines.length === 0) return price;
  const due = deadlines.findLast((deadline) => Date.parse(deadline.at) <= at.getTime());
  return due?.penalty ?? { amount: 0, currency: price.currency };
}

function toEvening(day: number, zone: string): string {
  return toInstant(`${formatDate(day)}T${EVENING}`, zone).toISOString();
}
