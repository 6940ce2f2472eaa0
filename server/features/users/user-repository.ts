import { subject } from '@casl/ability';
import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { User } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { listReadableMemberships } from './company-user-repository.ts';
import { readableUsers } from './readable-rows.ts';
import { toUser } from './user-mapper.ts';
import { unsealUser, userRows } from './user-row-repository.ts';

export async function findUser(
  db: Kysely<Database>,
  abilities: Abilities,
  userId: string,
): Promise<User | undefined> {
  const row = await userRows(db)
    .where('u.id', '=', userId)
    .where((eb) => readableUsers(eb, abilities))
    .executeTakeFirst();
  if (!row) return undefined;
  const user = toUser(unsealUser(db, row), await listReadableMemberships(db, abilities, userId));
  const passports = mayReadPassportDetails(abilities, userId)
    ? user.passports
    : user.passports.map(withoutDetails);
  return { ...user, passports };
}

/** Whether the caller may read issue dates and visas, which no booking needs. */
export function mayReadPassportDetails(abilities: Abilities, userId: string): boolean {
  return abilities.can('read', subject('PassportDetails', { user: userId }));
}

function withoutDetails({ issueDate: _, visas: __, ...passport }: User['passports'][number]) {
  return passport;
}

export async function isReadableUser(
  db: Kysely<Database>,
  abilities: Abilities,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', userId)
    .where((eb) => readableUsers(eb, abilities))
    .executeTakeFirst();
  return row !== undefined;
}
