import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** The name of a person as pages show it. */
export async function nameOf(db: Kysely<Database>, { userId }: { userId: string }): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}
