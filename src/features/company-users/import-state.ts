import type { ImportEnd, ImportRow } from '#domain/contract.ts';

export type Counts = Omit<ImportEnd, 'type'>;

/** The progress of an import. */
export type ImportState =
  | { state: 'choosing'; fault: string | null }
  /** Nothing is written yet. */
  | { state: 'checking'; fileName: string }
  | { state: 'checked'; fileName: string; rows: readonly ImportRow[]; counts: Counts }
  | { state: 'running'; rows: readonly ImportRow[]; done: number; total: number; stopping: boolean }
  | {
      state: 'finished';
      how: 'complete' | 'cancelled' | 'failed';
      rows: readonly ImportRow[];
      counts: Counts;
      /** How many rows the table has. */
      total: number;
      /** Why it failed. */
      message: string | null;
    };

/** The number of rows per outcome. */
export function countRows(rows: readonly ImportRow[]): Counts {
  const counts = { rows: rows.length, created: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** How many rows an import would write. */
export function countWrites({ created, added, changed }: Counts): number {
  return created + added + changed;
}
