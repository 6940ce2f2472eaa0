import type { Abilities } from '#domain/abilities.ts';
import type { Company } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { findCompany } from '../companies/company-repository.ts';

/** The company with its policies, if the caller may read it. */
export async function readPolicyCompany(
  { db }: Pick<Deps, 'db'>,
  abilities: Abilities,
  companyId: string,
): Promise<Company> {
  const company = await findCompany(db, abilities, companyId);
  if (!company) throw new DomainError('not_found', 'There is no such company, or you may not see it.');
  return company;
}
