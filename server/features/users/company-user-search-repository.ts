import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { toSearch } from '../search/full-text-repository.ts';
import { searchWords } from '../search/search-words.ts';

const TOGETHER = 500;

/**
 * To be called after every change of a user's name or address, which all their memberships are searched by.
 */
export async function indexCompanyUsersOf(db: Kysely<Database>, userId: string): Promise<void> {
  const memberships = await db
    .selectFrom('company_users')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  await indexCompanyUsers(
    db,
    memberships.map(({ id }) => id),
  );
}

/**
 * What company users are found and sorted by. To be called for each new one, and after every change of a department.
 * They are locked before they are read, so that of two changes at once the second sees the first.
 */
export async function indexCompanyUsers(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  const sorted = ids.toSorted();
  for (let from = 0; from < sorted.length; from += TOGETHER) {
    await indexTogether(db, sorted.slice(from, from + TOGETHER));
  }
}

async function indexTogether(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('company_users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const rows = await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('departments as d', 'd.id', 'm.department_id')
    .select(['m.id', 'u.first_name', 'u.last_name', 'u.email', 'd.name as department'])
    .where('m.id', 'in', ids)
    .execute();
  const found = rows.map(({ id, first_name, last_name, email, department }) => ({
    id,
    key: searchWords(last_name, first_name).join(' '),
    search: toSearch(searchWords(first_name, last_name, email, department)),
  }));
  await sql`
    update company_users m set name_key = found.key, search = found.search::tsvector
    from unnest(
      ${found.map(({ id }) => id)}::uuid[],
      ${found.map(({ key }) => key)}::text[],
      ${found.map(({ search }) => search)}::text[]
    ) as found (id, key, search)
    where m.id = found.id`.execute(db);
}
