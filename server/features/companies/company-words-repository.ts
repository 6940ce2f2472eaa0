import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { searchWords } from '../search/search-words.ts';

/** What a company is found by. To be written anew with everything that changes its name, number, city or tags. */
export async function indexCompany(db: Kysely<Database>, companyId: string): Promise<void> {
  const { name, customer_id, city, tags } = await db
    .selectFrom('companies')
    .select(['name', 'customer_id', 'city', 'tags'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('company_words').where('company_id', '=', companyId).execute();
  const words = searchWords(name, customer_id, city, ...tags);
  if (words.length === 0) return;
  const rows = words.map((word) => ({ company_id: companyId, word }));
  await db.insertInto('company_words').values(rows).execute();
}
