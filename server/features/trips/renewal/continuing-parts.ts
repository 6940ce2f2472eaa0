import type { TripRow } from '../trip-row-repository.ts';

type PartRow = TripRow['parts'][number];

const OVER: ReadonlySet<PartRow['status']> = new Set(['failed', 'cancelled']);

/** What a trip that takes place keeps as it is while the rest is requested again: what is booked, and what is held. */
export function continuingParts({ status, parts }: Pick<TripRow, 'status' | 'parts'>): PartRow[] {
  return status === 'approved' ? parts.filter((part) => !OVER.has(part.status)) : [];
}

/** What a request can't wait beyond on account of them: the ends of their holds, and the begins that are still ahead. */
export function deadlinesOfContinuing(row: Pick<TripRow, 'status' | 'parts'>, now: Date): Date[] {
  const kept = continuingParts(row);
  return [
    ...kept.flatMap(({ held_until }) => (held_until === null ? [] : new Date(held_until))),
    ...kept.map(({ begins_at }) => new Date(begins_at)).filter((begin) => begin > now),
  ];
}
