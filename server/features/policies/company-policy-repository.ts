import { type Kysely, sql } from 'kysely';
import type { CompanyTravelPolicy } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../search/fold-text.ts';

/**
 * The first of these policies of a company that is assigned; until the end of the transaction no one can be
 * assigned one of them.
 */
export async function findUsedPolicy(
  db: Kysely<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  await db.selectFrom('travel_policies').select('id').where('id', 'in', ids).forUpdate().execute();
  const used = await db
    .selectFrom('company_users as m')
    .innerJoin('travel_policies as p', 'p.id', 'm.travel_policy_id')
    .select('p.name')
    .where('m.company_id', '=', companyId)
    .where('m.travel_policy_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  return used?.name;
}

export async function isDefaultPolicyUsed(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const membership = await db
    .selectFrom('company_users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('travel_policy_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return membership !== undefined;
}

export async function countUsersOfPolicies(
  db: Kysely<Database>,
  companyId: string,
): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom('company_users')
    .select('travel_policy_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .groupBy('travel_policy_id')
    .execute();
  return new Map(rows.map(({ travel_policy_id, count }) => [travel_policy_id, count]));
}

export async function removePolicies(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('travel_policies').where('id', 'in', ids).execute();
}

/**
 * Frees the names and the default flag of policies that are about to change, so that two can exchange theirs.
 */
export async function freePolicyNames(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('travel_policies')
    .set({ name_key: sql`id::text`, is_default: false })
    .where('id', 'in', ids)
    .execute();
}

export async function changePolicy(
  db: Kysely<Database>,
  { _id, name, isDefault, flight, hotel, car }: Omit<CompanyTravelPolicy, 'version'>,
): Promise<void> {
  await db
    .updateTable('travel_policies')
    .set({
      name,
      name_key: foldText(name),
      is_default: isDefault,
      version: sql`version + 1`,
      flight: JSON.stringify(flight),
      hotel: JSON.stringify(hotel),
      car: JSON.stringify(car),
    })
    .where('id', '=', _id)
    .execute();
}
