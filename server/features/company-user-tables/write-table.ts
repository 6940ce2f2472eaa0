import Papa from 'papaparse';
import { type Cells, COLUMNS } from './columns.ts';
import { harmlessCell } from './harmless-cell.ts';

/** CSV (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export function writeTable(rows: readonly Cells[]): string {
  const data = rows.map((cells) => COLUMNS.map((column) => harmlessCell(cells[column] ?? '')));
  return `\ufeff${Papa.unparse({ fields: [...COLUMNS], data }, { newline: '\r\n' })}\r\n`;
}
