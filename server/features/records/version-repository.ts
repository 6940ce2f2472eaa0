import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type VersionedTable = 'companies' | 'company_groups' | 'users' | 'company_users';

/** Locks the record until the end of the transaction; others can still reference it. */
export async function lockRecord(db: Kysely<Database>, table: VersionedTable, id: string): Promise<void> {
  await db.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function raiseVersion(db: Kysely<Database>, table: VersionedTable, id: string): Promise<void> {
  await db.updateTable(table).set({ version: sql`version + 1` }).where('id', '=', id).execute();
}
