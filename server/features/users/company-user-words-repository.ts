import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { searchWords } from '../search/search-words.ts';

/** So many places are written at once. */
const TOGETHER = 500;

/** To be called with everything that changes the name or the address of a user: all their places go by these. */
export async function indexCompanyUsersOf(db: Kysely<Database>, userId: string): Promise<void> {
  const places = await db.selectFrom('company_users').select('id').where('user_id', '=', userId).execute();
  await indexCompanyUsers(
    db,
    places.map(({ id }) => id),
  );
}

/**
 * What places in companies are found and sorted by. To be written anew with everything that gives somebody a place, or
 * changes a department. Locked before they are read, so that of two changes at once the second knows of the first; and
 * no other place of the same people is touched, because somebody else may be waiting with it for one of these.
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
    .select(['m.id', 'm.company_id', 'u.first_name', 'u.last_name', 'u.email', 'd.name as department'])
    .where('m.id', 'in', ids)
    .execute();
  const names = rows.map(({ id, last_name, first_name }) => ({
    id,
    key: searchWords(last_name, first_name).join(' '),
  }));
  await sql`
    update company_users m set name_key = named.key
    from unnest(${names.map(({ id }) => id)}::uuid[], ${names.map(({ key }) => key)}::text[]) as named (id, key)
    where m.id = named.id`.execute(db);
  await db.deleteFrom('company_user_words').where('company_user_id', 'in', ids).execute();
  const words = rows.flatMap(({ id, company_id, first_name, last_name, email, department }) =>
    searchWords(first_name, last_name, email, department).map((word) => ({ id, company_id, word })),
  );
  await sql`
    insert into company_user_words (company_id, word, company_user_id)
    select * from unnest(
      ${words.map(({ company_id }) => company_id)}::uuid[],
      ${words.map(({ word }) => word)}::text[],
      ${words.map(({ id }) => id)}::uuid[]
    )`.execute(db);
}
