import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyUserDetail } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { toCreditCard } from '../cards/card-columns.ts';
import { membershipListColumns } from './membership-list-columns.ts';
import { readableCompanyUsers } from './readable-rows.ts';

export async function listReadableMemberships(
  db: Kysely<Database>,
  abilities: Abilities,
  userId: string,
): Promise<CompanyUserDetail[]> {
  const rows = await membershipRows(db)
    .where('m.user_id', '=', userId)
    .where((eb) => readableCompanyUsers(eb, abilities))
    .execute();
  return rows.map(({ company_id, companyName, creditCards, ...membership }) => ({
    ...withoutNulls(membership),
    company: { _id: company_id, name: companyName },
    creditCards: creditCards.map(toCreditCard),
  }));
}

function membershipRows(db: Kysely<Database>) {
  return db
    .selectFrom('company_users as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .leftJoin('departments as d', 'd.id', 'm.department_id')
    .select([
      'm.id as _id',
      'm.version',
      'm.company_id',
      'c.name as companyName',
      'm.role',
      'm.active',
      'm.note',
    ])
    .select(['m.business_phone as businessPhone', 'm.mobile_phone as mobilePhone', 'd.name as department'])
    .select(['m.contact_relation as contactRelation', 'm.travel_policy_id as travelPolicy'])
    .select(['m.level1_approver_id as level1Approver', 'm.level2_approver_id as level2Approver'])
    .select(membershipListColumns)
    .orderBy('c.name_key')
    .orderBy('m.id');
}
