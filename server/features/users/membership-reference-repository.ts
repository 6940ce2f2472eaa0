import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Whether the department or policy exists in the company; it is locked until the end of the transaction. */
export async function belongsTo(
  db: Kysely<Database>,
  table: 'departments' | 'travel_policies',
  { companyId, id }: { companyId: string; id: string },
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a user can approve trips of a company: the person and the membership are both active. */
export async function isActiveIn(db: Kysely<Database>, companyId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', id)
    .where('m.active', '=', true)
    .where('u.active', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}
