import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { ServerModel } from './server-model.ts';

/** The data that the database and the model have to agree on, in the same form. */
interface View {
  sessions: object[];
  people: object[];
  audit: object;
}

export async function viewDatabase(db: Kysely<Database>): Promise<View> {
  const [sessions, people, audit] = await Promise.all([
    db.selectFrom('sessions').selectAll().orderBy('id').execute(),
    db.selectFrom('users').select(['id', 'active', 'needs_password_change']).orderBy('id').execute(),
    db
      .selectFrom('audit_events')
      .select(['action', ({ fn }) => fn.countAll<string>().as('count')])
      .groupBy('action')
      .execute(),
  ]);
  return {
    sessions: sessions.map((row) => ({
      id: row.id,
      userId: row.user_id,
      companyUserId: row.company_user_id,
      companyId: row.company_id,
      generation: row.generation,
      endReason: row.end_reason,
      rotatedAt: row.rotated_at.getTime(),
      expiresAt: row.expires_at.getTime(),
    })),
    people: people.map((row) => ({
      id: row.id,
      active: row.active,
      needsPasswordChange: row.needs_password_change,
    })),
    audit: Object.fromEntries(audit.map(({ action, count }) => [action, Number(count)])),
  };
}

export function viewModel({ sessions, people, audit }: ServerModel): View {
  return {
    sessions: [...sessions.values()].toSorted(byId((session) => session.sessionId)).map((session) => ({
      id: session.sessionId,
      userId: session.person.userId,
      companyUserId: session.companyUserId,
      companyId: session.companyId,
      generation: session.generation,
      endReason: session.endReason,
      rotatedAt: session.rotatedAt,
      expiresAt: session.expiresAt,
    })),
    people: people.toSorted(byId(({ userId }) => userId)).map(({ userId, active, needsPasswordChange }) => ({
      id: userId,
      active,
      needsPasswordChange,
    })),
    audit: Object.fromEntries(audit),
  };
}

function byId<Item>(idOf: (item: Item) => string) {
  return (one: Item, other: Item) => (idOf(one) < idOf(other) ? -1 : 1);
}
