import { type Kysely, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { History } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { allowedRows } from '../permissions/allowed-rows.ts';
import { readHistory } from '../records/history-repository.ts';

/**
 * The history of a group that the caller may read. Companies that joined or left are shown only to callers
 * who may read the history of that company: their names would reveal to others who belongs to the group.
 */
export async function readGroupHistory(
  db: Kysely<Database>,
  abilities: Abilities,
  query: { recordId: string; page: number },
): Promise<History> {
  return await readHistory(db, {
    ...query,
    isVisible: (field) => {
      const isTheirs = allowedRows(abilities, 'read', 'History', {
        company: (id) => sql`${field} ->> 'companyId' = ${id}`,
      });
      return sql`(not starts_with(${field} ->> 'field', 'companies[') or coalesce(${isTheirs}, false))`;
    },
  });
}
