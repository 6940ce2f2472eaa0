import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Company, CompanyUserRecord } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';

type ReferenceField = Pick<Company['finance']['referenceFields'][number], 'position' | 'name'>;

export async function readReferenceFields(
  db: Kysely<Database>,
  companyId: string,
): Promise<ReferenceField[]> {
  return await db
    .selectFrom('reference_fields')
    .select(['position', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();
}

export async function writeReferenceDefaults(
  db: Kysely<Database>,
  companyUserId: string,
  defaults: CompanyUserRecord['referenceFieldDefaults'],
): Promise<void> {
  await db.deleteFrom('reference_field_defaults').where('company_user_id', '=', companyUserId).execute();
  if (defaults.length === 0) return;
  const rows = defaults.map(({ name, value }) => ({ company_user_id: companyUserId, name, value }));
  await db.insertInto('reference_field_defaults').values(rows).execute();
}

export interface MembershipDefaults {
  _id: string;
  about: string;
  defaults: CompanyUserRecord['referenceFieldDefaults'];
}

/**
 * The memberships of a company that fill one of these fields; locked until the end of the transaction, in a
 * fixed order.
 */
export async function lockMembershipsWithDefault(
  db: Kysely<Database>,
  companyId: string,
  names: readonly string[],
): Promise<string[]> {
  const memberships = await db
    .selectFrom('company_users as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reference_field_defaults as r')
          .select('r.name')
          .whereRef('r.company_user_id', '=', 'm.id')
          .where('r.name', 'in', names),
      ),
    )
    .orderBy('m.id')
    .forNoKeyUpdate()
    .execute();
  return memberships.map(({ id }) => id);
}

export async function readMembershipDefaults(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<MembershipDefaults[]> {
  return await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.id as _id')
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('about'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('reference_field_defaults as r')
          .select(['r.name', 'r.value'])
          .whereRef('r.company_user_id', '=', 'm.id')
          .orderBy('r.name'),
      ).as('defaults'),
    )
    .where('m.id', 'in', ids)
    .execute();
}

export async function replaceReferenceDefaults(
  db: Kysely<Database>,
  memberships: readonly Pick<MembershipDefaults, '_id' | 'defaults'>[],
): Promise<void> {
  const ids = memberships.map(({ _id }) => _id);
  const rows = memberships.flatMap(({ _id, defaults }) =>
    defaults.map(({ name, value }) => ({ company_user_id: _id, name, value })),
  );
  await db.deleteFrom('reference_field_defaults').where('company_user_id', 'in', ids).execute();
  await db.insertInto('reference_field_defaults').values(rows).execute();
  await db.updateTable('company_users').set({ version: sql`version + 1` }).where('id', 'in', ids).execute();
}
