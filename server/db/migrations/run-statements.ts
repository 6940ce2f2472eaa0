import { type Kysely, sql } from 'kysely';

/** One at a time: a prepared statement holds a single command. */
export async function runStatements(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
