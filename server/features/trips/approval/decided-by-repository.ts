import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { LockedTrip } from '../trip-state-repository.ts';

/** From now on the person is the approver of the level that waits, so that they can still read the trip. */
export async function keepDecider(
  db: Kysely<Database>,
  { id, companyId, status }: LockedTrip,
  companyUserId: string,
): Promise<void> {
  const isMember = db
    .selectFrom('company_users')
    .select('id')
    .where('id', '=', companyUserId)
    .where('company_id', '=', companyId);
  const column = status === 'waiting_level_1_approval' ? 'level1_approver_id' : 'level2_approver_id';
  // A site-admin who decides is no member of the company.
  await db
    .updateTable('trips')
    .set({ [column]: companyUserId })
    .where('id', '=', id)
    .where(({ exists }) => exists(isMember))
    .execute();
  await enterIntoLists(db, { tripId: id, companyId, companyUserId });
}

/** The lists of the person hold the trip from now on, as those of the company do. */
async function enterIntoLists(
  db: Kysely<Database>,
  { tripId, companyId, companyUserId }: { tripId: string; companyId: string; companyUserId: string },
): Promise<void> {
  await sql`
    insert into trip_entries (reader_id, word, stage, starts_on, ends_on, mark, trip_id)
    select m.id, e.word, e.stage, e.starts_on, e.ends_on, e.mark, e.trip_id
    from trip_entries e join company_users m on m.id = ${companyUserId} and m.company_id = e.reader_id
    where e.trip_id = ${tripId} and e.reader_id = ${companyId}
    on conflict do nothing`.execute(db);
}
