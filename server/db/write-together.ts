import { type Expression, type Kysely, sql } from 'kysely';
import { keptPlan } from './kept-plan.ts';
import type { Database } from './schema.ts';

/**
 * Several writes as one statement: all of them happen or none, for the cost of one way to the database. They must
 * not touch the same row, and none sees what another one writes.
 */
export async function writeTogether(db: Kysely<Database>, writes: Write[]): Promise<void> {
  const parts = writes.map((write, index) => sql`${sql.ref(`write_${index}`)} as (${write})`);
  await sql`with ${sql.join(parts)} select ${keptPlan}`.execute(db);
}

/** A query builder that was not executed yet. */
export type Write = Pick<Expression<unknown>, 'toOperationNode'>;
