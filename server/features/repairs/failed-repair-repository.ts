import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, RepairWork } from '../../db/schema.ts';

/** One attempt a minute: failures that pass within some minutes need no operator. */
const MOST_ATTEMPTS = 5;

export interface RepairSubject {
  work: RepairWork;
  subjectId: string;
}

export interface DueRepair {
  tripId: string;
  subjectId: string;
}

export function isNotSetAside(work: RepairWork, column: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from failed_repairs where failed_repairs.work = ${work}
    and failed_repairs.subject_id = ${sql.ref(column)} and failed_repairs.attempts >= ${MOST_ATTEMPTS})`;
}

export async function saveFailedRepair(
  db: Kysely<Database>,
  { work, subjectId }: RepairSubject,
  { failure, at }: { failure: string; at: Date },
): Promise<boolean> {
  const { attempts } = await db
    .insertInto('failed_repairs')
    .values({ work, subject_id: subjectId, attempts: 1, failure, failed_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['work', 'subject_id'])
        .doUpdateSet({ attempts: sql`failed_repairs.attempts + 1`, failure, failed_at: at }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts >= MOST_ATTEMPTS;
}

export async function deleteFailedRepair(
  db: Kysely<Database>,
  { work, subjectId }: RepairSubject,
): Promise<void> {
  await db
    .deleteFrom('failed_repairs')
    .where('work', '=', work)
    .where('subject_id', '=', subjectId)
    .execute();
}
