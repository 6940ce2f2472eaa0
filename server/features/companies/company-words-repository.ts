import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { keptWords } from '../search/kept-words.ts';
import { searchWords } from '../search/search-words.ts';

/** What a company is found by. To be written anew with everything that changes its name, number, city or tags. */
export async function indexCompany(db: Kysely<Database>, companyId: string): Promise<void> {
  const { name, name_key, customer_id, city, tags } = await db
    .selectFrom('companies')
    .select(['name', 'name_key', 'customer_id', 'city', 'tags'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('company_words').where('company_id', '=', companyId).execute();
  const words = searchWords(name, customer_id, city, ...tags);
  await sql`
    insert into company_words (word, name_key, customer_id, mark, company_id)
    select word, ${name_key}, ${customer_id}, word_mark(${words}::text[]), ${companyId}::uuid
    from unnest(${keptWords(words)}::text[]) as kept (word)`.execute(db);
}
