import { expressionBuilder, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyUserRecord } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { toCreditCard } from '../cards/card-columns.ts';
import { membershipListColumns } from './membership-list-columns.ts';
import { readableCompanyUsers } from './readable-rows.ts';

export async function findCompanyUser(
  db: Kysely<Database>,
  abilities: Abilities,
  companyUserId: string,
): Promise<CompanyUserRecord | undefined> {
  const row = await companyUserRows(db)
    .where('m.id', '=', companyUserId)
    .where((eb) => readableCompanyUsers(eb, abilities))
    .executeTakeFirst();
  if (!row) return undefined;
  const { companyId, companyName, creditCards, ...rest } = row;
  const { userId, firstName, lastName, email, userActive, image, ...membership } = rest;
  return {
    ...withoutNulls(membership),
    company: { _id: companyId, name: companyName },
    user: { _id: userId, firstName, lastName, email, active: userActive, ...withoutNulls({ image }) },
    creditCards: creditCards.map(toCreditCard),
  };
}

function companyUserRows(db: Kysely<Database>) {
  return db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['m.id as _id', 'm.version', 'm.role', 'm.active', 'm.note'])
    .select(['m.business_phone as businessPhone', 'm.mobile_phone as mobilePhone'])
    .select(['m.contact_relation as contactRelation', 'c.id as companyId', 'c.name as companyName'])
    .select(['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName', 'u.email', 'u.image'])
    .select('u.active as userActive')
    .select(({ selectFrom }) => [
      jsonObjectFrom(
        selectFrom('departments as d')
          .select(['d.id as _id', 'd.name'])
          .whereRef('d.id', '=', 'm.department_id'),
      ).as('department'),
      jsonObjectFrom(
        selectFrom('travel_policies as p')
          .select(['p.id as _id', 'p.name'])
          .whereRef('p.id', '=', 'm.travel_policy_id'),
      ).as('travelPolicy'),
      jsonObjectFrom(approvers().whereRef('a.id', '=', 'm.level1_approver_id')).as('level1Approver'),
      jsonObjectFrom(approvers().whereRef('a.id', '=', 'm.level2_approver_id')).as('level2Approver'),
    ])
    .select(membershipListColumns);
}

function approvers() {
  return expressionBuilder<Database & { m: Database['company_users'] }, 'm'>()
    .selectFrom('company_users as a')
    .innerJoin('users as person', 'person.id', 'a.user_id')
    .select(['a.id as _id', 'person.first_name as firstName', 'person.last_name as lastName']);
}
