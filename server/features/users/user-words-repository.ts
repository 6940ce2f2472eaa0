import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { keptWords } from '../search/kept-words.ts';
import { searchWords } from '../search/search-words.ts';

/**
 * What a user is found and sorted by among all users. To be written anew with everything that changes the name or the
 * address of a user, together with `indexCompanyUsersOf`.
 */
export async function indexUser(db: Kysely<Database>, userId: string): Promise<void> {
  const { first_name, last_name, email, email_key } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'email_key'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const name_key = searchWords(last_name, first_name).join(' ');
  await db.updateTable('users').set({ name_key }).where('id', '=', userId).execute();
  await db.deleteFrom('user_words').where('user_id', '=', userId).execute();
  const words = searchWords(first_name, last_name, email);
  await sql`
    insert into user_words (word, name_key, email_key, mark, user_id)
    select word, ${name_key}, ${email_key}, word_mark(${words}::text[]), ${userId}::uuid
    from unnest(${keptWords(words)}::text[]) as kept (word)`.execute(db);
}
