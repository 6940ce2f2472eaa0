import type { Kysely } from 'kysely';
import type { ImportProblem } from '#domain/contract.ts';
import { isDeadlock } from '../../db/is-deadlock.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';
import { fieldRefusal } from '../../field-errors.ts';
import { foldText } from '../search/fold-text.ts';
import { approverGroups } from './approver-groups.ts';
import { listApprovers, willBeNameable } from './approvers-first.ts';
import { APPROVER_COLUMNS, COLUMNS } from './columns.ts';
import { type RowWithOutcome, refuseRow } from './judge-row.ts';
import { type Import, nameApprovers, writeRow } from './write-row.ts';

/**
 * Writes one row after the other until the caller disconnects; each is returned once all of it is written.
 * Rows that name each other are written together or not at all, and are returned together.
 */
export async function* writeRows(
  task: Import,
  rows: readonly RowWithOutcome[],
): AsyncGenerator<RowWithOutcome> {
  const { signal } = task.context;
  for (const { key } of rows.filter(willBeNameable)) task.memberships.delete(key);
  for (const group of approverGroups(rows)) {
    if (signal.aborted) return;
    const isNothingToWrite = group.every(({ outcome }) => outcome === 'refused' || outcome === 'unchanged');
    yield* isNothingToWrite ? group : await writeGroup(task, group);
  }
}

/**
 * Writes rows in one transaction. Returns the rows as refused when one conflicts with a concurrent change.
 */
async function writeGroup(
  task: Import,
  group: readonly RowWithOutcome[],
): Promise<readonly RowWithOutcome[]> {
  let writing: RowWithOutcome | undefined;
  try {
    await task.deps.db.transaction().execute(async (db) => {
      const writtenRows: { row: RowWithOutcome; membershipId: string }[] = [];
      for (const row of group) {
        writing = row;
        writtenRows.push({ row, membershipId: await writeNameable(task, db, row, group) });
      }
      if (group.length === 1) return;
      for (const { row, membershipId } of writtenRows) {
        writing = row;
        await nameApprovers(task, db, membershipId, row.changes);
      }
    });
    return group;
  } catch (thrown) {
    if (!(thrown instanceof DomainError) && !isDeadlock(thrown)) throw thrown;
    for (const row of group.filter(willBeNameable)) task.memberships.delete(row.key);
    return group.map((row) => refuseRow(row, toProblem(row === writing ? thrown : lostApprover(row, task))));
  }
}

async function writeNameable(
  task: Import,
  db: Kysely<Database>,
  row: RowWithOutcome,
  group: readonly RowWithOutcome[],
): Promise<string> {
  const isLost = listApprovers(row).some(
    (approver) => !task.memberships.has(approver) && !group.some(({ key }) => key === approver),
  );
  if (isLost) throw lostApprover(row, task);
  const membershipId = await writeRow(task, db, row);
  if (willBeNameable(row)) task.memberships.set(row.key, membershipId);
  return membershipId;
}

/** An approver of the table may be missing when their own row could not be written. */
function lostApprover({ changes }: RowWithOutcome, { memberships }: Import): DomainError {
  const column = APPROVER_COLUMNS.find((name) => changes[name] && !memberships.has(foldText(changes[name])));
  return fieldRefusal('validation_failed', `/${column}`, 'not_active_colleague');
}

function toProblem(thrown: unknown): ImportProblem {
  const fields = thrown instanceof DomainError ? thrown.fields : [];
  const names = fields?.flatMap(({ path }) => path.split('/')) ?? [];
  return { column: COLUMNS.find((column) => names.includes(column)) ?? 'email', code: 'not_allowed' };
}
