import type { TripRow } from '../trip-row-repository.ts';

type PartRow = TripRow['parts'][number];

const OVER: ReadonlySet<PartRow['status']> = new Set(['failed', 'cancelled']);

/** Selects the booked and held parts of a trip, which stay unchanged while the rest is requested again. */
export function continuingParts({ status, parts }: Pick<TripRow, 'status' | 'parts'>): PartRow[] {
  return status === 'approved' ? parts.filter((part) => !OVER.has(part.status)) : [];
}
