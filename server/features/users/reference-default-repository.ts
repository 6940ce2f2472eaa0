import type { Kysely } from 'kysely';
import type { Company, CompanyUserRecord } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';

type ReferenceField = Pick<Company['finance']['referenceFields'][number], 'position' | 'name'>;

/** What the company asks with each order, by its position. */
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

/** Those that were there before go. */
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
