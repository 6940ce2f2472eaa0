import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyUserRecord } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';
import { findCompanyUser } from './company-user-record-repository.ts';

/** Not found when it belongs to another company or is hidden from the caller. */
export async function readCompanyUser(
  db: Kysely<Database>,
  abilities: Abilities,
  { companyId, companyUserId }: { companyId: string; companyUserId: string },
): Promise<CompanyUserRecord> {
  const record = await findCompanyUser(db, abilities, companyUserId);
  if (record?.company._id === companyId) return record;
  throw new DomainError('not_found', "The company user was not found, or you don't have access to them.");
}
