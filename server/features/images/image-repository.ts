import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export async function findImage(
  db: Kysely<Database>,
  name: string,
  size: 'data' | 'thumbnail',
): Promise<{ type: string; data: Uint8Array } | undefined> {
  return await db
    .selectFrom('images')
    .select(['type', `${size} as data`])
    .where('name', '=', name)
    .executeTakeFirst();
}
