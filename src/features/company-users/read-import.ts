import type { CompanyUserImportLine, ImportRow } from '#domain/contract.ts';
import { UnexpectedAnswerError } from '../../api/errors.ts';
import type { Counts } from './import-state.ts';

interface ReadImport {
  rows: ImportRow[];
  /** Null when the last line is missing, so that the import is incomplete. */
  counts: Counts | null;
  error: unknown;
}

/** Faster updates would be unreadable. */
const SHOWN_EACH_MS = 100;

/** Reads the outcomes of rows; rows reported before an interruption are done, and remain. */
export async function readImport(
  lines: AsyncIterable<CompanyUserImportLine>,
  onRows: (rows: readonly ImportRow[]) => void,
  now: () => number = () => performance.now(),
): Promise<ReadImport> {
  const rows: ImportRow[] = [];
  let shownAt = now();
  try {
    for await (const line of lines) {
      if (!isImportLine(line)) throw new UnexpectedAnswerError(line);
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

/** Whether it is a line of this answer: with another answer in its place, nothing is known of the rows. */
function isImportLine(line: unknown): line is CompanyUserImportLine {
  if (typeof line !== 'object' || line === null || !('type' in line)) return false;
  return line.type === 'row' || line.type === 'end';
}
