import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Writer } from './writer.ts';

/** Consistency rules, each as a query for violations; it returns one text for each of them. */
const DAMAGE: Record<string, RawBuilder<{ id: string }>> = {
  'a session that nobody opened': sql`
    select s.id from sessions s where not exists (
      select from audit_events e where e.action = 'session.opened' and e.session_id = s.id)`,
  'an opening without a session': sql`
    select e.id from audit_events e where e.action = 'session.opened' and not exists (
      select from sessions s where s.id = e.session_id)`,
  'a session that was signed out, and is not recorded as such just once': sql`
    select s.id from sessions s where s.end_reason = 'signed_out' and 1 <> (
      select count(*) from audit_events e where e.action = 'session.ended' and e.session_id = s.id)`,
  'a recorded sign-out of a session that goes on': sql`
    select e.id from audit_events e join sessions s on s.id = e.session_id
    where e.action = 'session.ended' and s.end_reason is distinct from 'signed_out'`,
  'a token that counts as stolen': sql`
    select e.id from audit_events e where e.action = 'session.reuseDetected'`,
  'a user whose changes of password are not as many as the records of them': sql`
    select u.id from users u where u.version - 1 <> (
      select count(*) from audit_events e where e.action = 'password.changed' and e.subject_user_id = u.id)`,
  'a user whose changes of password are not as many as the mails about them': sql`
    select u.id from users u where u.version - 1 <> (
      select count(*) from mails m where m.kind = 'password_changed' and m.to_address = u.email)`,
  'a session that outlived a change of the password': sql`
    select s.id from sessions s join audit_events e on e.subject_user_id = s.user_id
    where e.action = 'password.changed' and e.session_id <> s.id and s.created_at < e.at and s.ended_at is null`,
  'a user whose invitations are not as many as the mails about them': sql`
    select u.id from users u where (
      select count(*) from audit_events e where e.action = 'invitation.sent' and e.subject_user_id = u.id
    ) <> (select count(*) from mails m where m.kind = 'invitation' and m.to_address = u.email)`,
  'a booking at the supplier that no trip knows of': sql`
    select b.reference as id from embedded_bookings b where b.status = 'confirmed' and not exists (
      select from trip_parts p where p.reference = b.reference)`,
  'a hold at the supplier that neither a trip nor an order knows of': sql`
    select b.reference as id from embedded_bookings b where b.status = 'held' and not exists (
      select from trip_parts p where p.reference = b.reference) and not exists (
      select from order_holds h where h.reference = b.reference)`,
  'a hold of an order that became a trip': sql`
    select h.reference as id from order_holds h join trip_parts p on p.reference = h.reference`,
  'a part that is confirmed, and not so at the supplier': sql`
    select p.id from trip_parts p where p.status = 'confirmed' and not exists (
      select from embedded_bookings b where b.reference = p.reference and b.status = 'confirmed')`,
  'a part that is cancelled, and not so at the supplier': sql`
    select p.id from trip_parts p where p.status = 'cancelled' and not exists (
      select from embedded_bookings b where b.reference = p.reference and b.status = 'cancelled')`,
  'a trip whose order is not kept with just one answer': sql`
    select t.id from trips t where 1 <> (select count(*) from idempotency_keys k where k.trip_id = t.id)`,
  'a trip that was not requested, or not recorded, just once': sql`
    select t.id from trips t where 1 <> (
      select count(*) from trip_events e where e.trip_id = t.id and e.kind = 'requested')`,
  'a trip that is complete, and was not completed just once': sql`
    select t.id from trips t where t.status = 'complete' and 1 <> (
      select count(*) from trip_events e where e.trip_id = t.id and e.kind = 'completed')`,
  'a trip that is cancelled, and was not completed and cancelled just once': sql`
    select t.id from trips t where t.status = 'cancelled' and '{completed,cancelled}'::text[] is distinct from (
      select array_agg(e.kind order by e.id) from trip_events e
      where e.trip_id = t.id and e.kind in ('completed', 'cancelled'))`,
  'a user whose completed trips are not as many as the mails about them': sql`
    select u.id from users u where (
      select count(*) from trips t join trip_events e on e.trip_id = t.id and e.kind = 'completed'
      where t.created_by_user_id = u.id
    ) <> (select count(*) from mails m where m.kind = 'trip_confirmed' and m.to_address = u.email)`,
  'a user whose cancelled trips are not as many as the mails about them': sql`
    select u.id from users u where (
      select count(*) from trips t where t.created_by_user_id = u.id and t.status = 'cancelled'
    ) <> (select count(*) from mails m where m.kind = 'trip_cancelled' and m.to_address = u.email)`,
  'an invited user without a link that is valid, or with several': sql`
    select distinct e.subject_user_id as id from audit_events e where e.action = 'invitation.sent' and 1 <> (
      select count(*) from password_links l where l.user_id = e.subject_user_id)`,
};

/** The inconsistencies of the records among each other, and with the answers that the writers got. */
export async function findDamage(db: Kysely<Database>, writers: readonly Writer[]): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(DAMAGE)) {
    const { rows } = await query.execute(db);
    found.push(...rows.map(({ id }) => `${what}: ${id}`));
  }
  found.push(...(await lostSessions(db, writers)), ...(await lostInvitations(db, writers)));
  return found;
}

async function lostSessions(db: Kysely<Database>, writers: readonly Writer[]): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('id').execute();
  const kept = new Set(rows.map(({ id }) => id));
  const known = writers.flatMap(({ journal }) => journal.sessionIds);
  return known.filter((id) => !kept.has(id)).map((id) => `a sign-in was acknowledged and lost: ${id}`);
}

async function lostInvitations(db: Kysely<Database>, writers: readonly Writer[]): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['subject_user_id as id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('action', '=', 'invitation.sent')
    .groupBy('subject_user_id')
    .execute();
  const counts = new Map(rows.map(({ id, count }) => [id, Number(count)]));
  return writers.flatMap(({ journal }) =>
    [...journal.invitations].flatMap(([id, { sent, perhaps }]) => {
      const count = counts.get(id) ?? 0;
      const isLikely = count >= sent && count <= sent + perhaps;
      return isLikely ? [] : [`${id} got ${count} invitations, not ${sent} to ${sent + perhaps}`];
    }),
  );
}
