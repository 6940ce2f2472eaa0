import type { Expression, Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface UsableMembership {
  companyUserId: string;
  companyId: string;
}

/** Locks the membership until the end of the transaction, so that it stays active. */
export async function lockMembershipIn(
  db: Kysely<Database>,
  userId: string,
  companyId: string,
): Promise<UsableMembership | undefined> {
  return await usableMemberships(db, userId)
    .where('m.company_id', '=', companyId)
    .forNoKeyUpdate('m')
    .executeTakeFirst();
}

export function membershipUse(
  db: Kysely<Database>,
  companyUserId: string | Expression<string>,
  now: Date | Expression<Date>,
) {
  return db.updateTable('company_users').set({ last_used_at: now }).where('id', '=', companyUserId);
}

function usableMemberships(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('company_users as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['m.id as companyUserId', 'm.company_id as companyId'])
    .where('m.user_id', '=', userId)
    .where('m.active', '=', true)
    .where('c.active', '=', true);
}
