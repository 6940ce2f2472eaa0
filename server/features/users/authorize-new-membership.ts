import { subject } from '@casl/ability';
import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';
import { hasReadableUsers } from './company-user-list-repository.ts';

export async function authorizeNewMembership(
  db: Kysely<Database>,
  abilities: Abilities,
  companyId: string,
): Promise<void> {
  if (!(await hasReadableUsers(db, abilities, companyId))) {
    throw new DomainError('not_found', "The company was not found, or you don't have access to it.");
  }
  if (!abilities.can('create', subject('CompanyUser', { company: companyId }))) {
    throw new DomainError('forbidden', 'Your role does not allow this.');
  }
}
