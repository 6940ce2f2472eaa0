import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface MovableCompany {
  id: string;
  name: string;
  groupId: string | null;
}

/** Locked until the end of the transaction, always in the same order. */
export async function lockMovableCompanies(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<MovableCompany[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('companies')
    .select(['id', 'name', 'company_group_id as groupId'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function moveCompanies(
  db: Kysely<Database>,
  ids: readonly string[],
  groupId: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('companies')
    .set({ company_group_id: groupId, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute();
}
