import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isDelegating } from '../../delegations/delegation-repository.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';

/**
 * Stores the approver who decided at the current level, so that they can still read the trip after the decision. When a
 * delegate decided, it is the approver for whom they did: delegates read as long as the delegation lasts.
 */
export async function saveDecider(
  db: Kysely<Database>,
  { id, companyId, status }: TripForUpdate,
  { companyUserId, isDelegate, now }: { companyUserId: string; isDelegate: boolean; now: Date },
): Promise<void> {
  const column = status === 'waiting_level_1_approval' ? 'level1_approver_id' : 'level2_approver_id';
  const approver = isDelegate
    ? sql<string>`coalesce((select a.id from company_users a
        where a.company_id = ${companyId} and a.delegate_id = ${companyUserId} and ${isDelegating('a', now)}
          and a.id = any(trips.asked_approvers)
        order by a.id limit 1), ${companyUserId}::uuid)`
    : companyUserId;
  const isMember = db
    .selectFrom('company_users')
    .select('id')
    .where('id', '=', companyUserId)
    .where('company_id', '=', companyId);
  // A site-admin who decides is not a member of the company, so nothing is stored.
  await db
    .updateTable('trips')
    .set({ [column]: approver })
    .where('id', '=', id)
    .where(({ exists }) => exists(isMember))
    .execute();
}
