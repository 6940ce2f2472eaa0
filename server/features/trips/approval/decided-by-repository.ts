import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';

/** Stores the person as approver of the current level, so that they can still read the trip after the decision. */
export async function saveDecider(
  db: Kysely<Database>,
  { id, companyId, status }: TripForUpdate,
  companyUserId: string,
): Promise<void> {
  const isMember = db
    .selectFrom('company_users')
    .select('id')
    .where('id', '=', companyUserId)
    .where('company_id', '=', companyId);
  const column = status === 'waiting_level_1_approval' ? 'level1_approver_id' : 'level2_approver_id';
  // A site-admin who decides is not a member of the company, so nothing is stored.
  await db
    .updateTable('trips')
    .set({ [column]: companyUserId })
    .where('id', '=', id)
    .where(({ exists }) => exists(isMember))
    .execute();
}
