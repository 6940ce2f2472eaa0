import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { toSearch } from '../search/full-text-repository.ts';
import { searchWords } from '../search/search-words.ts';

/**
 * What a user is found and sorted by among all users. To be called after every change of a user's name or address,
 * together with `indexCompanyUsersOf`.
 */
export async function indexUser(db: Kysely<Database>, userId: string): Promise<void> {
  const { first_name, last_name, email } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const name_key = searchWords(last_name, first_name).join(' ');
  const search = toSearch(searchWords(first_name, last_name, email));
  await db.updateTable('users').set({ name_key, search }).where('id', '=', userId).execute();
}
