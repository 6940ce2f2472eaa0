import { subject } from '@casl/ability';
import Papa from 'papaparse';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { hasReadableUsers } from '../users/company-user-list-repository.ts';
import { type Cells, COLUMNS } from './columns.ts';
import { harmlessCell } from './harmless-cell.ts';
import { readTableRows } from './table-repository.ts';

const MOST_ROWS = 20_000;

export async function exportCompanyUsers(
  { db }: Pick<Deps, 'db'>,
  { abilities }: Pick<SignedInContext, 'abilities'>,
  companyId: string,
): Promise<string> {
  if (!(await hasReadableUsers(db, abilities, companyId))) {
    throw new DomainError('not_found', "The company was not found, or you don't have access to it.");
  }
  if (!abilities.can('read', subject('CompanyUser', { company: companyId }))) {
    throw new DomainError('forbidden', 'Your role does not allow this.');
  }
  const rows = await readTableRows(db, companyId, MOST_ROWS + 1);
  if (rows.length > MOST_ROWS) {
    throw new DomainError('validation_failed', 'The company has more than 20,000 users.');
  }
  return writeTable(rows);
}

/** CSV (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
function writeTable(rows: readonly Cells[]): string {
  const data = rows.map((cells) => COLUMNS.map((column) => harmlessCell(cells[column] ?? '')));
  return `\ufeff${Papa.unparse({ fields: [...COLUMNS], data }, { newline: '\r\n' })}\r\n`;
}
