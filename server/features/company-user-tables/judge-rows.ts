import type { ImportProblem } from '#domain/contract.ts';
import { foldText } from '../search/fold-text.ts';
import { listApprovers } from './approvers-first.ts';
import { APPROVER_COLUMNS } from './columns.ts';
import { judgeRow, type RowWithOutcome, refuseRow } from './judge-row.ts';
import type { Nameable } from './read-cell.ts';
import type { TableRow } from './read-table.ts';
import type { ExistingPerson } from './table-repository.ts';

export interface ImportFacts extends Nameable {
  known: ReadonlyMap<string, ExistingPerson>;
  /** The address of the user who would lose the site-admin role without the membership in this company. */
  lastSiteAdmin: string | null;
}

/** The outcome of every row. Approvers may be in any row; a row that names a refused one is refused too. */
export function judgeRows(rows: readonly TableRow[], facts: ImportFacts): RowWithOutcome[] {
  const addresses = new Set<string>();
  const judged = rows.map((row) => {
    const key = foldText(row.cells.email ?? '');
    const one = refuseLostAdmin(judgeRow(row, facts.known.get(key), facts), facts);
    if (key === '' || !addresses.has(key)) {
      addresses.add(key);
      return one;
    }
    return refuseRow(one, { column: 'email', code: 'repeated', value: key.slice(0, 254) });
  });
  return refuseApprovers(judged, facts);
}

/** In waves: each refused row leads to the rows that name it, so that no row is judged again needlessly. */
function refuseApprovers(rows: readonly RowWithOutcome[], facts: ImportFacts): RowWithOutcome[] {
  const judged = new Map(rows.map((row) => [row.row, row]));
  const accepted = rows.filter(({ outcome }) => outcome !== 'refused');
  const coming = new Map(accepted.map((row) => [row.key, row]));
  const naming = Map.groupBy(
    accepted.flatMap((row) => listApprovers(row).map((approver) => ({ approver, row }))),
    ({ approver }) => approver,
  );
  for (let wave = accepted; wave.length > 0; ) {
    const refused = wave
      .map((row) => problemsOfApprovers(row, coming, facts).reduce(refuseRow, row))
      .filter(({ outcome }) => outcome === 'refused');
    for (const row of refused) {
      judged.set(row.row, row);
      coming.delete(row.key);
    }
    const next = refused.flatMap(({ key }) => (naming.get(key) ?? []).map(({ row }) => row));
    wave = [...new Set(next)].filter(({ key }) => coming.has(key));
  }
  return rows.map((row) => judged.get(row.row) ?? row);
}

function problemsOfApprovers(
  row: RowWithOutcome,
  coming: ReadonlyMap<string, RowWithOutcome>,
  { known }: ImportFacts,
): ImportProblem[] {
  return APPROVER_COLUMNS.flatMap((column): ImportProblem[] => {
    const address = row.changes[column];
    if (!address) return [];
    const key = foldText(address);
    const code = key === row.key ? 'not_allowed' : approverFault(coming.get(key), known.get(key));
    return code ? [{ column, code, value: address }] : [];
  });
}

function approverFault(
  row: RowWithOutcome | undefined,
  person: ExistingPerson | undefined,
): ImportProblem['code'] | undefined {
  if (!row && !person?.membershipId) return 'unknown';
  const active = row?.changes.active ?? (person?.membershipId ? person.cells.active : 'yes');
  return active === 'yes' && person?.userActive !== false ? undefined : 'not_allowed';
}

function refuseLostAdmin(row: RowWithOutcome, { lastSiteAdmin }: ImportFacts): RowWithOutcome {
  if (row.key !== lastSiteAdmin) return row;
  if (row.changes.role) return refuseRow(row, { column: 'role', code: 'not_allowed' });
  return row.changes.active === 'no' ? refuseRow(row, { column: 'active', code: 'not_allowed' }) : row;
}
