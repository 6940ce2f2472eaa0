import { subject } from '@casl/ability';
import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';
import { type Account, findAccount } from '../auth/account-repository.ts';
import { isReadableUser } from './user-repository.ts';

export async function authorizeUserChange(
  db: Kysely<Database>,
  abilities: Abilities,
  userId: string,
  field: 'password' | 'sendInvitation',
): Promise<Account> {
  const isReadable = await isReadableUser(db, abilities, userId);
  const account = isReadable ? await findAccount(db, userId) : undefined;
  if (!account)
    throw new DomainError('not_found', "The user was not found, or you don't have access to them.");
  if (!abilities.can('update', subject('User', { _id: account.userId }), field)) {
    throw new DomainError('forbidden', 'Your role does not allow this.');
  }
  return account;
}
