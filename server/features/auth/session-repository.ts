import { type Expression, type Kysely, sql } from 'kysely';
import type { Role } from '#domain/contract.ts';
import { type Params, preparedStatement, type ValuesOrPlaceholders } from '../../db/prepared-statement.ts';
import type { Database } from '../../db/schema.ts';
import type { SessionEndReason } from '../../db/session-tables.ts';
import type { SignedIn } from '../../http/handler.ts';
import type { AccessClaims } from '../../security/access-token.ts';

export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60;
const LIFETIME = '30 days';
const NOT_NULL_VIOLATION = '23502';

const USABLE_SESSIONS = sql.raw(`
  from sessions s
  join users u on u.id = s.user_id and u.active
  join company_users m on m.id = s.company_user_id and m.active
  join companies home on home.id = m.company_id and home.active
  join companies acting on acting.id = s.company_id and acting.active
  where (s.company_id = m.company_id or m.role = 'site-admin') and s.ended_at is null`);

interface At {
  now: Date;
}

const findSignedIn = preparedStatement(
  ({ sub, sid, cu, co, now }: Params<AccessClaims & At>) =>
    sql<{ needs_password_change: boolean; role: Role }>`
      select u.needs_password_change, m.role ${USABLE_SESSIONS}
      and s.id = ${sid} and s.user_id = ${sub} and s.company_user_id = ${cu} and s.company_id = ${co}
      and s.expires_at > ${now}`,
);

const findClaims = preparedStatement(
  ({ sid, now }: Params<Pick<AccessClaims, 'sid'> & At>) => sql<AccessClaims>`
    select s.user_id as sub, s.id as sid, s.company_user_id as cu, s.company_id as co ${USABLE_SESSIONS}
    and s.id = ${sid} and s.expires_at > ${now}`,
);

/**
 * The user behind a token; undefined when the session may no longer be used, or has moved to another company
 * since, so that no one acts in a company by mistake.
 */
export async function readSignedIn(
  db: Kysely<Database>,
  claims: AccessClaims,
  now: Date,
): Promise<SignedIn | undefined> {
  const [row] = await findSignedIn(db, { ...claims, now });
  return (
    row && {
      sessionId: claims.sid,
      userId: claims.sub,
      companyUserId: claims.cu,
      companyId: claims.co,
      role: row.role,
      needsPasswordChange: row.needs_password_change,
    }
  );
}

export async function readClaims(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
): Promise<AccessClaims | undefined> {
  const [claims] = await findClaims(db, { sid: sessionId, now });
  return claims;
}

/**
 * A session for a person who has proved this password. It is not written when the password was changed or the
 * person was set inactive in the meantime, nor without a membership: the user's row stays locked until the
 * session is written, so that a later change ends it too.
 */
export function newSessionByPassword(
  db: Kysely<Database>,
  claims: ValuesOrPlaceholders<AccessClaims>,
  { passwordHash, companyUserId, origin }: PasswordOpening,
  now: Date | Expression<Date>,
) {
  const userId = sql<string>`(
    select id from users where id = ${claims.sub} and password_hash = ${passwordHash} and active for share)`;
  return newSession(db, claims, now, { userId, companyUserId, origin });
}

interface PasswordOpening {
  passwordHash: Expression<string>;
  companyUserId: Expression<string>;
  /** A `DeviceOrigin` as JSON. */
  origin: Expression<string>;
}

export function isProofOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NOT_NULL_VIOLATION;
}

export function newSession(
  db: Kysely<Database>,
  claims: ValuesOrPlaceholders<AccessClaims>,
  now: Date | Expression<Date>,
  opening: ValuesOrPlaceholders<{ userId: string; companyUserId: string; origin: string | null }> = {
    userId: claims.sub,
    companyUserId: claims.cu,
    origin: null,
  },
) {
  return db.insertInto('sessions').values({
    id: claims.sid,
    user_id: opening.userId,
    company_user_id: opening.companyUserId,
    company_id: claims.co,
    rotated_at: now,
    created_at: now,
    expires_at: idleUntil(now),
    origin: opening.origin,
  });
}

/**
 * Makes the next refresh token the valid one. When several calls present the same generation, one gets true.
 * While the session may not be used the token stays unchanged, or it would count as stolen when the session
 * may be used again.
 */
export async function rotateSession(
  db: Kysely<Database>,
  id: string,
  generation: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      generation: generation + 1,
      rotated_at: now,
      expires_at: sql`least(${idleUntil(now)}, created_at + ${sql.lit(LIFETIME)}::interval)`,
    })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`exists (select ${USABLE_SESSIONS} and s.id = ${id})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function readRotation(
  db: Kysely<Database>,
  id: string,
): Promise<{ generation: number; rotatedAt: Date } | undefined> {
  return await db
    .selectFrom('sessions')
    .select(['generation', 'rotated_at as rotatedAt'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export async function moveSession(db: Kysely<Database>, claims: AccessClaims): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ company_user_id: claims.cu, company_id: claims.co })
    .where('id', '=', claims.sid)
    .execute();
}

export async function endSession(
  db: Kysely<Database>,
  id: string,
  reason: SessionEndReason,
  now: Date,
): Promise<{ userId: string } | undefined> {
  return await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('user_id as userId')
    .executeTakeFirst();
}

export async function endSessionOf(
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
  reason: SessionEndReason,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endSessionsOf(
  db: Kysely<Database>,
  userId: string,
  reason: SessionEndReason,
  now: Date,
  staying?: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(staying !== undefined, (update) => update.where('id', '!=', staying ?? ''))
    .execute();
}

export async function endSessionsOfMembership(
  db: Kysely<Database>,
  companyUserId: string,
  reason: SessionEndReason,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('company_user_id', '=', companyUserId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ended sessions are retained for a while, so that a token that is used again is still recognised. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000);
  await db.deleteFrom('sessions').where('expires_at', '<', longAgo).execute();
}

function idleUntil(now: Date | Expression<Date>) {
  return sql<Date>`${now}::timestamptz + ${sql.lit(`${SESSION_IDLE_SECONDS} seconds`)}::interval`;
}
