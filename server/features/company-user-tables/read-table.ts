import Papa from 'papaparse';
import type { FieldErrorCode, FieldErrorParams, ImportProblem } from '#domain/contract.ts';
import { fieldRefusal } from '../../field-errors.ts';
import { type Cells, COLUMNS, type Column } from './columns.ts';
import { plainCell } from './harmless-cell.ts';

const MOST_ROWS = 2000;
const BYTE_ORDER_MARK = '\ufeff';

export interface TableRow {
  /** Its number, counted from 1 below the heading. */
  row: number;
  cells: Cells;
  problems: ImportProblem[];
}

export function readTable(csv: string): TableRow[] {
  const text = csv.startsWith(BYTE_ORDER_MARK) ? csv.slice(1) : csv;
  const [heading = ''] = text.split(/\r|\n/, 1);
  const delimiter = /[,;\t]/.exec(heading)?.[0] ?? ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  if (errors.length > 0) throw tableFault('unclosed_quotes');
  const columns = readHeading(data[0] ?? []);
  const rows = data
    .slice(1)
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => plainCell(cell).trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > MOST_ROWS) throw tableFault('too_many', { maximum: MOST_ROWS });
  return rows.map(({ row, cells }) => readRow(row, cells, columns));
}

function readHeading(titles: readonly string[]): Column[] {
  const columns = titles.map((title) => {
    const column = COLUMNS.find((name) => name.toLowerCase() === title.trim().toLowerCase());
    if (!column) throw tableFault('unknown_column', { name: title.trim().slice(0, 60) });
    return column;
  });
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index);
  if (repeated) throw tableFault('repeated_column', { name: repeated });
  if (!columns.includes('email')) throw tableFault('missing_column', { name: 'email' });
  return columns;
}

/** With missing or extra cells, the columns are uncertain. */
function readRow(row: number, cells: readonly string[], columns: readonly Column[]): TableRow {
  const named = columns.flatMap((column, index) => {
    const cell = cells[index];
    return cell === undefined ? [] : [[column, cell] as const];
  });
  const missing = columns[cells.length];
  const surplus = cells.slice(columns.length).find((cell) => cell !== '');
  const problems: ImportProblem[] = [];
  if (missing) problems.push({ column: missing, code: 'missing' });
  if (surplus !== undefined) {
    problems.push({ column: columns.at(-1) ?? 'email', code: 'malformed', value: surplus.slice(0, 254) });
  }
  return { row, cells: Object.fromEntries(named), problems };
}

function tableFault(code: FieldErrorCode, params?: FieldErrorParams) {
  return fieldRefusal('validation_failed', '/csv', code, params);
}
