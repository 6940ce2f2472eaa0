import { foldText } from '../search/fold-text.ts';
import { APPROVER_COLUMNS } from './columns.ts';
import type { RowWithOutcome } from './judge-row.ts';

/**
 * The rows in an order in which approvers come before those who name them, except where they name each other.
 */
export function approversFirst(rows: readonly RowWithOutcome[]): RowWithOutcome[] {
  const accepted = rows.filter(({ outcome }) => outcome !== 'refused');
  const waiting = new Map(accepted.filter(willBeNameable).map((row) => [row.key, row]));
  const ordered = rows.filter(({ outcome }) => outcome === 'refused');
  for (const row of accepted) {
    // Not recursive: a chain may be as long as the table.
    const chain = [row];
    for (let next = chain.at(-1); next; next = chain.at(-1)) {
      waiting.delete(next.key);
      const approver = listApprovers(next)
        .map((key) => waiting.get(key))
        .find((found) => found !== undefined);
      if (approver) chain.push(approver);
      else if (chain.pop()) ordered.push(next);
    }
  }
  return [...new Set(ordered)];
}

/** Whether the person can be named as soon as the row is written, and not before. */
export function willBeNameable({ outcome, changes }: RowWithOutcome): boolean {
  return outcome === 'created' || outcome === 'added' || (outcome === 'changed' && changes.active === 'yes');
}

export function listApprovers({ changes }: RowWithOutcome): string[] {
  return APPROVER_COLUMNS.flatMap((column) => (changes[column] ? [foldText(changes[column])] : []));
}
