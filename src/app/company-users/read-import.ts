import type { CompanyUserImportLine, ImportedRow } from '#domain/contract.ts';
import type { Counts } from '../../features/company-users/import-state.ts';

interface ReadImport {
  rows: ImportedRow[];
  /** Null when the last line never came, so that it isn't complete. */
  counts: Counts | null;
  /** Why it broke off. */
  error: unknown;
}

/** More often than this, nobody can read what has changed. */
const SHOWN_EACH_MS = 100;

/** Reads what becomes of rows; what was said before it breaks off is done, and is kept. */
export async function readImport(
  lines: AsyncIterable<CompanyUserImportLine>,
  onRows: (rows: readonly ImportedRow[]) => void,
  now: () => number = () => performance.now(),
): Promise<ReadImport> {
  const rows: ImportedRow[] = [];
  let shownAt = now();
  try {
    for await (const line of lines) {
      if (line.type === 'end') {
        const { type: _, ...counts } = line;
        return { rows, counts, error: null };
      }
      rows.push(line);
      if (now() - shownAt < SHOWN_EACH_MS) continue;
      shownAt = now();
      onRows([...rows]);
    }
    return { rows, counts: null, error: null };
  } catch (error) {
    return { rows, counts: null, error };
  }
}
