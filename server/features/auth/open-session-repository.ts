import type { Kysely } from 'kysely';
import type { OpenSessions } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';

const MAX_LISTED = 100;

export async function listOpenSessions(
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<OpenSessions['sessions']> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .select(['s.id', 's.created_at', 's.rotated_at', 's.origin', 'c.id as company_id', 'c.name'])
    .select(({ eb }) => eb('s.id', '=', sessionId).as('current'))
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .orderBy('current', 'desc')
    .orderBy('s.rotated_at', 'desc')
    .orderBy('s.id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id, current, company_id, name, created_at, rotated_at, origin }) => ({
    _id: id,
    current: Boolean(current),
    company: { _id: company_id, name },
    openedAt: created_at.toISOString(),
    lastUsedAt: rotated_at.toISOString(),
    origin: origin ?? undefined,
  }));
}
