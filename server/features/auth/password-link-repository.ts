import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PasswordLinkPurpose } from '../../db/session-tables.ts';
import type { Keys } from '../../security/keys.ts';

const TOKEN_BYTES = 32;

interface NewPasswordLink {
  userId: string;
  purpose: PasswordLinkPurpose;
  expiresAt: Date;
}

/** Only a keyed hash of the token is stored. Older links for the same purpose become invalid. */
export async function createPasswordLink(
  db: Kysely<Database>,
  keys: Pick<Keys, 'link'>,
  { userId, purpose, expiresAt }: NewPasswordLink,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .deleteFrom('password_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
  await db
    .insertInto('password_links')
    .values({ token_hash: hashToken(keys, token), user_id: userId, purpose, expires_at: expiresAt })
    .execute();
  return token;
}

/** Uses up a link: of several attempts, one gets the user. */
export async function takePasswordLink(
  db: Kysely<Database>,
  keys: Pick<Keys, 'link'>,
  token: string,
  now: Date,
): Promise<{ userId: string } | undefined> {
  return await db
    .deleteFrom('password_links')
    .where('token_hash', '=', hashToken(keys, token))
    .where('expires_at', '>', now)
    .returning('user_id as userId')
    .executeTakeFirst();
}

export async function endPasswordLinks(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
}

export async function deleteExpiredLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<=', now).execute();
}

function hashToken({ link }: Pick<Keys, 'link'>, token: string): Buffer {
  return createHmac('sha256', link).update(token).digest();
}
