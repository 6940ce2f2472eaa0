import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../search/fold-text.ts';

export async function insertDepartment(db: Kysely<Database>, companyId: string, name: string): Promise<void> {
  const department = { id: randomUUIDv7(), company_id: companyId, name, name_key: foldText(name) };
  await db.insertInto('departments').values(department).execute();
}

export async function renameDepartment(db: Kysely<Database>, id: string, name: string): Promise<void> {
  await db
    .updateTable('departments')
    .set({ name, name_key: foldText(name) })
    .where('id', '=', id)
    .execute();
}

/** Frees the names of departments that are about to be renamed, so that two can exchange theirs. */
export async function freeDepartmentNames(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('departments').set({ name_key: sql`id::text` }).where('id', 'in', ids).execute();
}

export async function removeDepartments(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('departments').where('id', 'in', ids).execute();
}

/**
 * The first of these departments of a company that has members; until the end of the transaction no one can
 * be assigned to one of them.
 */
export async function findUsedDepartment(
  db: Kysely<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  await db.selectFrom('departments').select('id').where('id', 'in', ids).forUpdate().execute();
  const used = await db
    .selectFrom('company_users as m')
    .innerJoin('departments as d', 'd.id', 'm.department_id')
    .select('d.name')
    .where('m.company_id', '=', companyId)
    .where('m.department_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  return used?.name;
}

export async function readMembershipIds(
  db: Kysely<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const memberships = await db
    .selectFrom('company_users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('department_id', 'in', ids)
    .execute();
  return memberships.map(({ id }) => id);
}
