import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { TravelPolicy } from '#domain/contract.ts';
import type { TravelerPolicy } from '#domain/policy/judge.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../search/fold-text.ts';
import { refusePolicyFaults } from './refuse-policy-faults.ts';

/** The policies that apply to travelers, in their order: their own ones, else the company defaults. */
export async function readPoliciesOf(
  db: Kysely<Database>,
  companyUserIds: readonly string[],
): Promise<TravelerPolicy[]> {
  const rows = await db
    .selectFrom('company_users as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['m.id as companyUserId', 'c.currency'])
    .select((outer) =>
      jsonObjectFrom(
        outer
          .selectFrom('travel_policies as p')
          .select(['p.id as _id', 'p.name', 'p.version', 'p.flight', 'p.hotel', 'p.car'])
          .whereRef('p.company_id', '=', 'm.company_id')
          .where(({ eb, or, and, ref }) =>
            or([
              eb('p.id', '=', ref('m.travel_policy_id')),
              and([eb('m.travel_policy_id', 'is', null), eb('p.is_default', '=', true)]),
            ]),
          ),
      ).as('policy'),
    )
    .where('m.id', 'in', companyUserIds)
    .modifyEnd(reusedPlan)
    .execute();
  const byId = new Map(rows.map((row) => [row.companyUserId, row]));
  return companyUserIds.flatMap((id) => byId.get(id) ?? []);
}

export interface NewPolicy extends Omit<TravelPolicy, 'version'> {
  isDefault: boolean;
}

export async function insertPolicies(
  db: Kysely<Database>,
  company: { id: string; currency: string },
  policies: readonly NewPolicy[],
): Promise<void> {
  refusePolicyFaults(policies, company.currency);
  const rows = policies.map(({ _id, name, isDefault, flight, hotel, car }) => ({
    id: _id,
    company_id: company.id,
    name,
    name_key: foldText(name),
    is_default: isDefault,
    flight: JSON.stringify(flight),
    hotel: JSON.stringify(hotel),
    car: JSON.stringify(car),
  }));
  await db.insertInto('travel_policies').values(rows).execute();
}
