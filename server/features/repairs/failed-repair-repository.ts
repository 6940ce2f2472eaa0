import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, RepairWork } from '../../db/schema.ts';

/** One attempt a minute: failures that pass within some minutes need no operator. */
const MOST_ATTEMPTS = 5;

/** The trip, part, change or company user that a repair is about. */
export interface RepairSubject {
  work: RepairWork;
  subjectId: string;
}

/** The trip that needs work, and which of its parts or changes, or the trip itself, the work is about. */
export interface DueRepair {
  tripId: string;
  subjectId: string;
}

/** Whether the repair of the subject whose id is in the column has not been set aside. */
export function isNotSetAside(work: RepairWork, column: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from failed_repairs where failed_repairs.work = ${work}
    and failed_repairs.subject_id = ${sql.ref(column)} and failed_repairs.attempts >= ${MOST_ATTEMPTS})`;
}

/** Counts a failed attempt; true when the repair is set aside with it. */
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
