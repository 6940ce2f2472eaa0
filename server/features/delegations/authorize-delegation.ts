import { subject } from '@casl/ability';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyUserRecord } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { readCompanyUser } from '../users/read-company-user.ts';

export interface CompanyUserPath {
  companyId: string;
  companyUserId: string;
}

/**
 * The company user whose delegate the caller may see or set; refused as missing when the caller may not see
 * them.
 */
export async function authorizeDelegation(
  { db }: Pick<Deps, 'db'>,
  abilities: Abilities,
  path: CompanyUserPath,
  action: 'read' | 'update',
): Promise<CompanyUserRecord> {
  const companyUser = await readCompanyUser(db, abilities, path);
  const delegation = subject('Delegation', {
    companyUser: companyUser._id,
    company: companyUser.company._id,
  });
  if (!abilities.can(action, delegation)) {
    throw new DomainError('forbidden', 'Your role does not allow this.');
  }
  return companyUser;
}
