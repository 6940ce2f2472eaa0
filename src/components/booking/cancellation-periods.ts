import type { Money, RoomConditions } from '#domain/contract.ts';

export interface CancellationPeriod {
  /** Null for the current period. */
  from: string | null;
  /** Null for the last one. */
  until: string | null;
  /** Null when it is free. */
  penalty: Money | null;
}

/** The remaining periods of a rate; a rate without deadlines has none, because it is never refunded. */
export function cancellationPeriods(
  deadlines: RoomConditions['deadlines'],
  now: string,
): CancellationPeriod[] {
  if (deadlines.length === 0) return [];
  const starts = [null, ...deadlines];
  return starts.flatMap((start, index) => {
    const until = starts[index + 1]?.at ?? null;
    if (until !== null && Date.parse(until) <= Date.parse(now)) return [];
    const holds = start === null || Date.parse(start.at) <= Date.parse(now);
    return [{ from: holds ? null : start.at, until, penalty: start?.penalty ?? null }];
  });
}
