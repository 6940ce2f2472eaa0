import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { toSearch } from '../search/full-text-repository.ts';
import { searchWords } from '../search/search-words.ts';

export async function indexCompany(db: Kysely<Database>, companyId: string): Promise<void> {
  const { name, customer_id, city, tags } = await db
    .selectFrom('companies')
    .select(['name', 'customer_id', 'city', 'tags'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const search = toSearch(searchWords(name, customer_id, city, ...tags));
  await db.updateTable('companies').set({ search }).where('id', '=', companyId).execute();
}
