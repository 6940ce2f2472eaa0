import { approversFirst, listApprovers, willBeNameable } from './approvers-first.ts';
import type { RowWithOutcome } from './judge-row.ts';

/**
 * The rows, approvers before those who name them. Rows that name each other, also indirectly, form one group.
 */
export function approverGroups(rows: readonly RowWithOutcome[]): RowWithOutcome[][] {
  const ordered = approversFirst(rows);
  const naming = Map.groupBy(
    rows
      .filter(({ outcome }) => outcome !== 'refused')
      .flatMap((row) => listApprovers(row).map((approver) => ({ approver, row }))),
    ({ approver }) => approver,
  );
  const remaining = new Set(ordered);
  const groups: RowWithOutcome[][] = [];
  // From the end of that order: a row that can be reached backwards from another one is also named by it.
  for (const last of ordered.toReversed()) {
    if (!remaining.delete(last)) continue;
    const group = [last];
    for (const row of group) {
      const names = willBeNameable(row) ? (naming.get(row.key) ?? []) : [];
      group.push(...names.map((name) => name.row).filter((name) => remaining.delete(name)));
    }
    groups.push(group);
  }
  return groups.toReversed();
}
