import type { ImportProblem, ImportRow } from '#domain/contract.ts';
import { foldText } from '../search/fold-text.ts';
import { APPROVER_COLUMNS, type Cells, COLUMNS, type Column } from './columns.ts';
import { type Nameable, readCell } from './read-cell.ts';
import type { TableRow } from './read-table.ts';
import type { ExistingPerson } from './table-repository.ts';

export interface RowWithOutcome {
  row: number;
  key: string;
  cells: Cells;
  known: ExistingPerson | undefined;
  changes: Cells;
  outcome: ImportRow['outcome'];
  problems: ImportProblem[];
}

const NAMES = ['firstName', 'lastName'] as const;
const NEVER_EMPTY: readonly Column[] = ['email', ...NAMES, 'role'];

export function judgeRow(
  { row, cells, problems: faults }: TableRow,
  known: ExistingPerson | undefined,
  nameable: Nameable,
): RowWithOutcome {
  const changes: Cells = {};
  const problems = [...faults];
  for (const column of COLUMNS) {
    const cell = cells[column];
    if (cell === undefined || isSame(column, cell, known?.cells)) continue;
    if (cell === '' && column === 'active') continue;
    const read = readCell(column, cell, nameable);
    if ('fault' in read) problems.push({ column, code: read.fault, value: cell.slice(0, 254) });
    else if (!isSame(column, read.text, known?.cells)) changes[column] = read.text;
  }
  problems.push(...missingCells(cells, known, problems));
  const outcome = problems.length > 0 ? 'refused' : decideOutcome(known, changes);
  return { row, key: foldText(cells.email ?? ''), cells, known, changes, outcome, problems };
}

export function refuseRow(judged: RowWithOutcome, problem: ImportProblem): RowWithOutcome {
  return { ...judged, outcome: 'refused', problems: [...judged.problems, problem] };
}

function decideOutcome(known: ExistingPerson | undefined, changes: Cells): RowWithOutcome['outcome'] {
  if (!known) return 'created';
  if (known.membershipId === null) return 'added';
  return Object.keys(changes).length > 0 ? 'changed' : 'unchanged';
}

function isSame(column: Column, text: string, cells: Cells = {}): boolean {
  const before = cells[column] ?? '';
  const isAddress = column === 'email' || APPROVER_COLUMNS.some((approver) => approver === column);
  return isAddress ? foldText(text) === foldText(before) : text === before;
}

function missingCells(
  cells: Cells,
  known: ExistingPerson | undefined,
  problems: readonly ImportProblem[],
): ImportProblem[] {
  const needed: readonly Column[] = [
    'email',
    ...(known ? [] : NAMES),
    ...(known?.membershipId ? [] : (['role'] as const)),
  ];
  return NEVER_EMPTY.filter((column) => {
    const isMissing = cells[column] === '' || (cells[column] === undefined && needed.includes(column));
    return isMissing && !problems.some((problem) => problem.column === column);
  }).map((column) => ({ column, code: 'missing' }));
}
