import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';
import { refuseFields } from '../records/refuse-fields.ts';
import { findCompany } from './company-repository.ts';

export async function authorizeCompanyChange(
  db: Kysely<Database>,
  abilities: Abilities,
  { companyId, fields }: { companyId: string; fields: readonly string[] },
): Promise<void> {
  if (!(await findCompany(db, abilities, companyId))) {
    throw new DomainError('not_found', "The company was not found, or you don't have access to it.");
  }
  refuseFields(abilities, { name: 'Company', record: { _id: companyId }, fields });
}
