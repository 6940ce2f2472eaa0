import type { Abilities } from '#domain/abilities.ts';
import type { Company } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { findCompany } from '../companies/company-repository.ts';

export async function readPolicyCompany(
  { db }: Pick<Deps, 'db'>,
  abilities: Abilities,
  companyId: string,
): Promise<Company> {
  const company = await findCompany(db, abilities, companyId);
  if (!company)
    throw new DomainError('not_found', "The company was not found, or you don't have access to it.");
  return company;
}
