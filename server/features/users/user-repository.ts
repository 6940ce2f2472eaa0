import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { User } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { listReadableMemberships } from './company-user-repository.ts';
import { readableUsers } from './readable-user-rows.ts';
import { toUser } from './user-mapper.ts';
import { userRows } from './user-row-repository.ts';

/** Undefined when there is no such user, and when the caller may not read them. */
export async function findUser(
  db: Kysely<Database>,
  abilities: Abilities,
  userId: string,
): Promise<User | undefined> {
  const row = await userRows(db)
    .where('u.id', '=', userId)
    .where((eb) => readableUsers(eb, abilities))
    .executeTakeFirst();
  return row && toUser(row, await listReadableMemberships(db, abilities, userId));
}

/** Whether the caller may know of this user at all. */
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
