import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Updateable } from 'kysely';
import type { CompanyUserChangeRequest, CompanyUserCreateRequest, Role } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { violatedConstraint } from '../../db/violated-constraint.ts';
import { DomainError } from '../../errors.ts';

export type MembershipFields = Omit<CompanyUserCreateRequest, 'user' | 'role' | 'sendInvitation'>;

interface NewMembership {
  userId: string;
  companyId: string;
  role: Role;
  fields: MembershipFields;
}

export async function countMemberships(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('company_users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the id. To be followed by `indexCompanyUsers`. */
export async function insertMembership(
  db: Kysely<Database>,
  { userId, companyId, role, fields }: NewMembership,
): Promise<string> {
  const id = randomUUIDv7();
  try {
    await db
      .insertInto('company_users')
      .values({ ...membershipColumns(fields), id, user_id: userId, company_id: companyId, role })
      .execute();
  } catch (thrown) {
    if (violatedConstraint(thrown) !== 'company_users_user_id_company_id_key') throw thrown;
    throw new DomainError('conflict', 'This person is already a user of the company.', {
      fields: [{ path: '/body/user', code: 'already_member' }],
    });
  }
  return id;
}

/** Absent fields stay. To be followed by `indexCompanyUsers`, when the department has changed. */
export async function changeMembership(
  db: Kysely<Database>,
  companyUserId: string,
  { role, ...fields }: Omit<CompanyUserChangeRequest, 'referenceFieldDefaults' | 'creditCards'>,
): Promise<void> {
  const columns = Object.entries({ role, ...membershipColumns(fields) }).filter(
    ([, value]) => value !== undefined,
  );
  if (columns.length === 0) return;
  await db
    .updateTable('company_users')
    .set(Object.fromEntries(columns))
    .where('id', '=', companyUserId)
    .execute();
}

function membershipColumns(fields: MembershipFields): Updateable<Database['company_users']> {
  const { businessPhone, mobilePhone, department, contactRelation, travelPolicy, note, active } = fields;
  return {
    business_phone: businessPhone,
    mobile_phone: mobilePhone,
    department_id: department,
    contact_relation: contactRelation,
    travel_policy_id: travelPolicy,
    level1_approver_id: fields.level1Approver,
    level2_approver_id: fields.level2Approver,
    note,
    active,
  };
}
