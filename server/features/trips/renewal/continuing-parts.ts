import type { TripRow } from '../trip-row-repository.ts';

type PartRow = TripRow['parts'][number];

const OVER: ReadonlySet<PartRow['status']> = new Set(['failed', 'cancelled']);

export function continuingParts({ status, parts }: Pick<TripRow, 'status' | 'parts'>): PartRow[] {
  return status === 'approved' ? parts.filter((part) => !OVER.has(part.status)) : [];
}
