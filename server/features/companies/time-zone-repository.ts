import type { Kysely } from 'kysely';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';

export async function readTimeZone(db: Kysely<Database>, companyId: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('companies')
    .select('time_zone')
    .where('id', '=', companyId)
    .modifyEnd(reusedPlan)
    .executeTakeFirstOrThrow();
  return time_zone;
}
