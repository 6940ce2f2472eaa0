import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Actor } from '#domain/abilities.ts';
import type { Money } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Keys } from '../../../security/keys.ts';
import type { ApprovalSubject } from './approval-subject.ts';

type Db = Kysely<Database>;
type LinkKey = Pick<Keys, 'link'>;

const SECRET_BYTES = 32;
/** Days after the deadline for which a link still shows who decided. */
const KEPT_DAYS = 31;
const DAY = 24 * 60 * 60 * 1000;

/** What the approver was shown when the mail was written; the link decides on nothing else. */
export interface LinkTerms {
  approver: Pick<Actor, 'companyUserId'>;
  subject: ApprovalSubject;
  version: number;
  total: Money;
  createdAt: Date;
  expiresAt: Date;
}

export async function createDecisionLink(
  db: Db,
  keys: LinkKey,
  { approver, subject, version, total, createdAt, expiresAt }: LinkTerms,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db
    .insertInto('decision_links')
    .values({
      secret_hash: hashSecret(keys, secret),
      company_user_id: approver.companyUserId,
      trip_id: subject.tripId,
      change_id: subject.kind === 'change' ? subject.subjectId : null,
      trip_version: version,
      total_amount: total.amount,
      total_currency: total.currency,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
  return secret;
}

export interface DecisionLink {
  approver: Actor;
  tripId: string;
  changeId: string | null;
  version: number;
  total: Money;
  createdAt: Date;
  expiresAt: Date;
  isUsed: boolean;
}

export async function findDecisionLink(
  db: Db,
  keys: LinkKey,
  secret: string,
): Promise<DecisionLink | undefined> {
  const row = await db
    .selectFrom('decision_links as l')
    .innerJoin('company_users as m', 'm.id', 'l.company_user_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id as companyUserId', 'm.company_id as companyId', 'm.role', 'u.id as userId'])
    .select(['l.trip_id as tripId', 'l.change_id as changeId', 'l.trip_version as version'])
    .select(['l.total_amount as amount', 'l.total_currency as currency'])
    .select(['l.created_at as createdAt', 'l.expires_at as expiresAt', 'l.used_at as usedAt'])
    .where('l.secret_hash', '=', hashSecret(keys, secret))
    .where('m.active', '=', true)
    .where('u.active', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { companyUserId, companyId, role, userId, amount, currency, usedAt, ...link } = row;
  return {
    ...link,
    approver: { companyUserId, companyId, role, userId },
    total: { amount, currency },
    isUsed: usedAt !== null,
  };
}

export async function spendDecisionLink(db: Db, keys: LinkKey, secret: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('decision_links')
    .set({ used_at: now })
    .where('secret_hash', '=', hashSecret(keys, secret))
    .where('used_at', 'is', null)
    .returning('trip_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteOldDecisionLinks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY);
  await db.deleteFrom('decision_links').where('expires_at', '<=', before).execute();
}

function hashSecret({ link }: LinkKey, secret: string): Buffer {
  return createHmac('sha256', link).update(`decision\n${secret}`).digest();
}
