import type { TripRow } from '../trip-row-repository.ts';

type PartRow = TripRow['parts'][number];

const OVER: ReadonlySet<PartRow['status']> = new Set(['failed', 'cancelled']);

/** Selects the booked and held parts of a trip, which stay unchanged while the rest is requested again. */
export function continuingParts({ status, parts }: Pick<TripRow, 'status' | 'parts'>): PartRow[] {
  return status === 'approved' ? parts.filter((part) => !OVER.has(part.status)) : [];
}

/** The deadlines that these parts set for an approval: the end of each hold, and the start of each future part. */
export function deadlinesOfContinuing(row: Pick<TripRow, 'status' | 'parts'>, now: Date): Date[] {
  const continuing = continuingParts(row);
  return [
    ...continuing.flatMap(({ held_until }) => (held_until === null ? [] : new Date(held_until))),
    ...continuing.map(({ begins_at }) => new Date(begins_at)).filter((begin) => begin > now),
  ];
}
