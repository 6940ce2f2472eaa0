import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { reusedPlan } from './reused-plan.ts';
import type { Database } from './schema.ts';

/**
 * Several writes as one statement: all of them happen or none, for the cost of one way to the database. They must
 * not touch the same row, and none sees what another one writes.
 */
export async function writeTogether(db: Kysely<Database>, writes: Write[]): Promise<void> {
  await sql`${together(writes)} ${reusedPlan}`.execute(db);
}

export function together(writes: Write[], named: Record<string, Write> = {}): RawBuilder<unknown> {
  const all = [...Object.entries(named), ...writes.map((write, index) => [`write_${index}`, write] as const)];
  const parts = all.map(([name, write]) => sql`${sql.ref(name)} as (${write})`);
  return sql`with ${sql.join(parts)} select`;
}

export type Write = Pick<Expression<unknown>, 'toOperationNode'>;
