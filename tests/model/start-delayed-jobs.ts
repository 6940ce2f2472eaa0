import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Lets the work on a company's bookings that is due later start now: a lost answer is looked up after a while. */
export async function startDelayedJobs(db: Kysely<Database>, companyId: string): Promise<void> {
  await sql`
    update jobs.job set start_after = now()
    where state = 'created' and start_after > now() and data ->> 'partId' in (
      select p.id::text from trip_parts p join trips t on t.id = p.trip_id where t.company_id = ${companyId}
    )`.execute(db);
}
