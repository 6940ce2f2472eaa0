import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Actor } from '#domain/abilities.ts';
import type { Database } from '../../../db/schema.ts';
import type { Keys } from '../../../security/keys.ts';

type Db = Kysely<Database>;
type LinkKey = Pick<Keys, 'link'>;

const SECRET_BYTES = 32;

export async function createFeed(db: Db, keys: LinkKey, companyUserId: string, now: Date): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const values = { secret_hash: hashSecret(keys, secret), created_at: now };
  await db
    .insertInto('calendar_feeds')
    .values({ company_user_id: companyUserId, ...values })
    .onConflict((conflict) => conflict.column('company_user_id').doUpdateSet(values))
    .execute();
  return secret;
}

export async function findFeedStart(db: Db, companyUserId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('company_user_id', '=', companyUserId)
    .executeTakeFirst();
  return row?.created_at;
}

export async function deleteFeed(db: Db, companyUserId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('company_user_id', '=', companyUserId).execute();
}

export async function findFeedOwner(db: Db, keys: LinkKey, secret: string): Promise<Actor | undefined> {
  return await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('company_users as m', 'm.id', 'f.company_user_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id as companyUserId', 'm.company_id as companyId', 'm.role', 'u.id as userId'])
    .where('f.secret_hash', '=', hashSecret(keys, secret))
    .where('m.active', '=', true)
    .where('u.active', '=', true)
    .executeTakeFirst();
}

function hashSecret({ link }: LinkKey, secret: string): Buffer {
  return createHmac('sha256', link).update(`calendar\n${secret}`).digest();
}
