import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { User } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { refuseFields } from '../../records/refuse-fields.ts';
import { findUser } from '../user-repository.ts';

type Caller = Pick<SignedInContext, 'signedIn' | 'abilities'>;

const ASKABLE_FIELDS = [
  'email',
  'firstName',
  'passports',
  'gdsProfile.flight.memberships',
  'gdsProfile.hotelMemberships',
  'gdsProfile.carMemberships',
  'gdsProfile.remarks',
];

export async function authorizeAsking(
  db: Kysely<Database>,
  { signedIn, abilities }: Caller,
  userId: string,
): Promise<User> {
  const user = await readUser(db, abilities, userId);
  if (userId !== signedIn.userId) {
    throw new DomainError('forbidden', 'Users can only request changes to their own profile.');
  }
  return user;
}

export async function authorizeDeciding(
  db: Kysely<Database>,
  { abilities }: Caller,
  userId: string,
): Promise<User> {
  const user = await readUser(db, abilities, userId);
  refuseFields(abilities, { name: 'User', record: { _id: userId }, fields: ASKABLE_FIELDS });
  return user;
}

async function readUser(db: Kysely<Database>, abilities: Abilities, userId: string): Promise<User> {
  const user = await findUser(db, abilities, userId);
  if (!user) throw new DomainError('not_found', "The user was not found, or you don't have access to them.");
  return user;
}
