import type { HotelPart, Money } from '#domain/contract.ts';

export interface CancellationTerm {
  from: string | null;
  until: string | null;
  penalty: Money | null;
  isNow: boolean;
}

/** The periods between the deadlines of a rate, in order; none for non-refundable rates. */
export function cancellationTerms({ deadlines }: HotelPart['room'], now: string): CancellationTerm[] {
  if (deadlines.length === 0) return [];
  const starts = [{ at: null, penalty: null }, ...deadlines];
  return starts.map(({ at: from, penalty }, index) => {
    const until = starts[index + 1]?.at ?? null;
    const isNow = (from === null || from <= now) && (until === null || now < until);
    return { from, until, penalty, isNow };
  });
}
