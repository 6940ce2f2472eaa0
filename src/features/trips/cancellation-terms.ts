import type { HotelPart, Money } from '#domain/contract.ts';

/** What a cancellation costs during a time. */
export interface CancellationTerm {
  /** Null: from the beginning. */
  from: string | null;
  /** Null: for ever. */
  until: string | null;
  /** Null: nothing. */
  penalty: Money | null;
  isNow: boolean;
}

/** The times between the deadlines of a rate, in order; none when it is never refunded. */
export function cancellationTerms({ deadlines }: HotelPart['room'], now: string): CancellationTerm[] {
  if (deadlines.length === 0) return [];
  const starts = [{ at: null, penalty: null }, ...deadlines];
  return starts.map(({ at: from, penalty }, index) => {
    const until = starts[index + 1]?.at ?? null;
    const isNow = (from === null || from <= now) && (until === null || now < until);
    return { from, until, penalty, isNow };
  });
}
