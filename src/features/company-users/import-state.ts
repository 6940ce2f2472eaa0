import type { ImportEnd, ImportRow } from '#domain/contract.ts';

export type Counts = Omit<ImportEnd, 'type'>;

export type ImportState =
  | { state: 'choosing'; fault: string | null }
  | { state: 'checking'; fileName: string }
  | { state: 'checked'; fileName: string; rows: readonly ImportRow[]; counts: Counts }
  | { state: 'running'; rows: readonly ImportRow[]; done: number; total: number; stopping: boolean }
  | {
      state: 'finished';
      how: 'complete' | 'cancelled' | 'failed';
      rows: readonly ImportRow[];
      counts: Counts;
      total: number;
      message: string | null;
    };

export function countRows(rows: readonly ImportRow[]): Counts {
  const counts = { rows: rows.length, created: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

export function countWrites({ created, added, changed }: Counts): number {
  return created + added + changed;
}
