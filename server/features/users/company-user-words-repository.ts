import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { searchWords } from '../search/search-words.ts';

/**
 * What a user's places in companies are found and sorted by. To be written anew with everything that changes the name,
 * the address or a department of a user, or gives them a place in a company.
 */
export async function indexCompanyUsersOf(db: Kysely<Database>, userId: string): Promise<void> {
  const rows = await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('departments as d', 'd.id', 'm.department_id')
    .select(['m.id', 'm.company_id', 'u.first_name', 'u.last_name', 'u.email', 'd.name as department'])
    .where('m.user_id', '=', userId)
    .execute();
  for (const { id, company_id, first_name, last_name, email, department } of rows) {
    const name_key = searchWords(last_name, first_name).join(' ');
    await db.updateTable('company_users').set({ name_key }).where('id', '=', id).execute();
    await db.deleteFrom('company_user_words').where('company_user_id', '=', id).execute();
    const words = searchWords(first_name, last_name, email, department);
    await db
      .insertInto('company_user_words')
      .values(words.map((word) => ({ company_id, word, company_user_id: id })))
      .execute();
  }
}
