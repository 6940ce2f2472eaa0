import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ProfileChange, ProfileRequest } from '#domain/contract.ts';
import type { RequestedChange } from '../../../db/people-tables.ts';
import type { Database } from '../../../db/schema.ts';
import { sealFor, unsealFrom } from '../../../db/sealed.ts';

export type ProfileSection = keyof ProfileChange;

/**
 * A new id replaces that of an earlier request, so that a decision never applies to a request that was not
 * seen.
 */
export async function replaceProfileRequest(
  db: Kysely<Database>,
  { userId, section, change }: { userId: string; section: ProfileSection; change: ProfileChange },
  askedAt: Date,
): Promise<ProfileRequest> {
  const id = randomUUIDv7();
  const companyUserId = change.membership?.companyUser ?? null;
  await db
    .deleteFrom('profile_change_requests')
    .where('user_id', '=', userId)
    .where('section', '=', section)
    .where('company_user_id', 'is not distinct from', companyUserId)
    .execute();
  await db
    .insertInto('profile_change_requests')
    .values({
      id,
      user_id: userId,
      section,
      company_user_id: companyUserId,
      sealed_request: toSealed(db, id, { change }),
      asked_at: askedAt,
    })
    .execute();
  return { _id: id, state: 'waiting', change, askedAt: askedAt.toISOString() };
}

export async function listRequestsOf(db: Kysely<Database>, userId: string): Promise<ProfileRequest[]> {
  const rows = await requests(db).where('user_id', '=', userId).orderBy('asked_at').orderBy('id').execute();
  return rows.map((row) => toRequest(db, row));
}

export async function findWaitingRequest(
  db: Kysely<Database>,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<ProfileRequest | undefined> {
  const row = await requests(db)
    .where('user_id', '=', userId)
    .where('id', '=', requestId)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return row && toRequest(db, row);
}

export async function removeRequest(
  db: Kysely<Database>,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('profile_change_requests')
    .where('user_id', '=', userId)
    .where('id', '=', requestId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function markDeclined(
  db: Kysely<Database>,
  { _id: id, change }: ProfileRequest,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('profile_change_requests')
    .set({ declined_at: now, sealed_request: toSealed(db, id, { change, reason }) })
    .where('id', '=', id)
    .execute();
}

function requests(db: Kysely<Database>) {
  return db.selectFrom('profile_change_requests').select(['id', 'sealed_request', 'asked_at', 'declined_at']);
}

type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

function toRequest(
  db: Kysely<Database>,
  { id, sealed_request, asked_at, declined_at }: RequestRow,
): ProfileRequest {
  const content = unsealFrom(db, `profile_change_requests.sealed_request ${id}`, sealed_request);
  return {
    _id: id,
    state: declined_at === null ? 'waiting' : 'declined',
    askedAt: asked_at.toISOString(),
    ...content,
  };
}

function toSealed(db: Kysely<Database>, id: string, content: RequestedChange) {
  return sealFor(db, `profile_change_requests.sealed_request ${id}`, content);
}
