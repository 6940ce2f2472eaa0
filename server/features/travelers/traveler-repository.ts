import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';
import { allowedRows } from '../permissions/allowed-rows.ts';

export interface Traveler {
  companyUserId: string;
  userId: string;
  companyId: string;
  firstName: string;
  lastName: string;
  /** Their own policy; without one, that of their company applies. */
  travelPolicyId: string | null;
  active: boolean;
}

export async function findBookableTravelers(
  db: Kysely<Database>,
  abilities: Abilities,
  companyId: string,
  companyUserIds: readonly string[],
): Promise<Traveler[]> {
  return await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id as companyUserId', 'm.user_id as userId', 'm.company_id as companyId'])
    .select(['u.first_name as firstName', 'u.last_name as lastName', 'm.travel_policy_id as travelPolicyId'])
    .select(({ and, ref }) =>
      and([ref('m.active'), ref('u.active')])
        .$castTo<boolean>()
        .as('active'),
    )
    .where('m.company_id', '=', companyId)
    .where('m.id', 'in', companyUserIds)
    .where((eb) =>
      allowedRows(abilities, 'create', 'Trip', {
        'travelers._id': (id) => eb('m.id', '=', id),
        company: (id) => eb('m.company_id', '=', id),
      }),
    )
    .modifyEnd(reusedPlan)
    .execute();
}
