import type { CompanyUserImportLine, CompanyUserImportRequest, ImportEnd } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { foldText } from '../search/fold-text.ts';
import { authorizeNewMembership } from '../users/authorize-new-membership.ts';
import { readReferenceFields } from '../users/reference-default-repository.ts';
import { APPROVER_COLUMNS, type Column } from './columns.ts';
import type { RowWithOutcome } from './judge-row.ts';
import { type ImportFacts, judgeRows } from './judge-rows.ts';
import { readTable, type TableRow } from './read-table.ts';
import { isOnlySiteAdminIn, readExistingPeople, readRecordLabels } from './table-repository.ts';
import { writeRows } from './write-rows.ts';

/**
 * Creates and updates users of a company from a table, or reports what would happen to each row. A table that
 * can't be parsed is refused before the first line is sent.
 */
export async function importCompanyUsers(
  deps: Deps,
  context: SignedInContext,
  companyId: string,
  { csv, dryRun, sendInvitations = false }: CompanyUserImportRequest,
): Promise<AsyncGenerator<CompanyUserImportLine>> {
  await authorizeNewMembership(deps.db, context.abilities, companyId);
  const rows = readTable(csv);
  const facts = await readFacts(deps, context, companyId, rows);
  const judged = judgeRows(rows, facts);
  if (dryRun) return reportRows(judged, context.signal);
  const memberships = new Map(
    [...facts.known].flatMap(([key, { membershipId }]) =>
      membershipId === null ? [] : [[key, membershipId] as const],
    ),
  );
  const task = { deps, context, companyId, facts, memberships, sendInvitation: sendInvitations };
  return reportRows(writeRows(task, judged), context.signal);
}

async function readFacts(
  { db }: Deps,
  { signedIn }: SignedInContext,
  companyId: string,
  rows: readonly TableRow[],
): Promise<ImportFacts> {
  const addresses = rows.flatMap(({ cells }) =>
    [cells.email, ...APPROVER_COLUMNS.map((column) => cells[column])].map((cell) => foldText(cell ?? '')),
  );
  const known = await readExistingPeople(db, companyId, new Set(addresses));
  const references = (await readReferenceFields(db, companyId)).map(
    ({ position, name }) => [`referenceField${position}` as Column, name] as const, // positions are 1 to 6
  );
  const self = [...known].find(([, { userId }]) => userId === signedIn.userId);
  const isLast =
    self?.[1].cells.role === 'site-admin' && (await isOnlySiteAdminIn(db, signedIn.userId, companyId));
  return {
    known,
    departments: await readRecordLabels(db, 'departments', companyId),
    policies: await readRecordLabels(db, 'travel_policies', companyId),
    references: new Map(references),
    lastSiteAdmin: isLast ? self[0] : null,
  };
}

/** The lines of the answer; the last one is omitted when the caller has disconnected. */
async function* reportRows(
  rows: Iterable<RowWithOutcome> | AsyncIterable<RowWithOutcome>,
  signal: AbortSignal,
): AsyncGenerator<CompanyUserImportLine> {
  const end: ImportEnd = { type: 'end', rows: 0, created: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  for await (const { row, cells, known, outcome, problems } of rows) {
    end.rows += 1;
    end[outcome] += 1;
    const { email = '', firstName = known?.cells.firstName, lastName = known?.cells.lastName } = cells;
    const name = [firstName, lastName].filter(Boolean).join(' ').slice(0, 121);
    const reported = problems.slice(0, 20);
    yield { type: 'row', row, email: email.slice(0, 254), name, outcome, problems: reported };
  }
  if (!signal.aborted) yield end;
}
