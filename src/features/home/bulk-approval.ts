import type { Money, TripSummary } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';

export type BulkResult = { kind: 'approved' } | { kind: 'changed' } | { kind: 'failed'; message: string };

export interface BulkItem {
  trip: TripSummary;
  result: BulkResult | null;
}

export type BulkState =
  | { state: 'closed' }
  | { state: 'asking'; trips: readonly TripSummary[] }
  | { state: 'running'; items: readonly BulkItem[]; stopping: boolean }
  | { state: 'finished'; items: readonly BulkItem[] };

export interface BulkApprovalProps {
  bulk: BulkState;
  onAsk: (trips: readonly TripSummary[]) => void;
  onApprove: () => void;
  onStop: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Only trips that comply with the rules can be approved together; a change always has to be reviewed. */
export function approvableTogether(trips: readonly TripSummary[]): TripSummary[] {
  return trips.filter(({ waiting }) => waiting?.mayDecide && waiting.keepsRules && !waiting.change);
}

export function bulkTotals(trips: readonly Pick<TripSummary, 'total'>[]): Money[] {
  const sums = new Map<string, Money>();
  for (const { total } of trips) {
    const sum = sums.get(total.currency);
    sums.set(total.currency, sum ? addMoney(sum, total) : total);
  }
  return [...sums.values()];
}

export function withResult(
  items: readonly BulkItem[],
  tripId: string,
  result: BulkResult,
): readonly BulkItem[] {
  return items.map((item) => (item.trip._id === tripId ? { ...item, result } : item));
}

/** The items with those open again that a further attempt may approve. */
export function withoutFailures(items: readonly BulkItem[]): readonly BulkItem[] {
  return items.map((item) => (item.result?.kind === 'failed' ? { ...item, result: null } : item));
}

export interface BulkCounts {
  approved: number;
  changed: number;
  failed: number;
  unsent: number;
}

export function countResults(items: readonly BulkItem[]): BulkCounts {
  const counts = { approved: 0, changed: 0, failed: 0, unsent: 0 };
  for (const { result } of items) counts[result?.kind ?? 'unsent'] += 1;
  return counts;
}
