import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** While the callback runs, these writes fail as in a deadlock; `when` is a condition on the new row. */
export async function deadlocking<Done>(
  db: Kysely<Database>,
  { write, when }: { write: 'insert on users' | 'update on company_users'; when: string },
  run: () => Promise<Done>,
): Promise<Done> {
  await sql`
    create function cross_somebody() returns trigger language plpgsql as $$
    begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(db);
  await sql`
    create trigger crossing before ${sql.raw(write)} for each row
    when (${sql.raw(when)}) execute function cross_somebody()`.execute(db);
  try {
    return await run();
  } finally {
    await sql`drop function cross_somebody() cascade`.execute(db);
  }
}
