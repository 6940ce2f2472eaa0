import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Decider } from '#domain/contract.ts';
import type { Database, RepairWork } from '../../../db/schema.ts';
import { type DueRepair, isNotSetAside } from '../../repairs/failed-repair-repository.ts';
import { decidersOfTrip, requestersOfTrip } from '../decider-repository.ts';
import type { ApprovalSubject, SubjectKind } from './approval-subject.ts';

type Db = Kysely<Database>;

const AT_ONCE = 200;

/** Trips and changes have the same columns for their approval. The trip is `t`, the subject the alias. */
const SUBJECTS = {
  trip: { table: 'trips', rows: sql`trips t`, alias: 't', tripId: 't.id' },
  change: {
    table: 'trip_changes',
    rows: sql`trip_changes c join trips t on t.id = c.trip_id`,
    alias: 'c',
    tripId: 'c.trip_id',
  },
} as const satisfies Record<SubjectKind, object>;

/** The people to ask at a status of the trip `t` or of its change; site-admins when no one else is active. */
function peopleToAsk(kind: SubjectKind, now: Date): RawBuilder<Decider[]> {
  const deciders = sql`case ${column(kind, 'status')} when 'waiting_level_1_approval' then ${decidersOfTrip(1, now)}
    when 'waiting_level_2_approval' then ${decidersOfTrip(2, now)} end`;
  const siteAdmins = sql`(
    select coalesce(jsonb_agg(to_jsonb(admins) order by "lastName", "firstName", _id), '[]')
    from (
      select distinct on (u.id) m.id as _id, u.first_name as "firstName", u.last_name as "lastName"
      from company_users m join users u on u.id = m.user_id
      where m.role = 'site-admin' and m.active and u.active and u.id not in (${requestersOfTrip()})
        and not exists (select from trip_travellers w join company_users f on f.id = w.company_user_id
          where w.trip_id = t.id and f.user_id = u.id)
      order by u.id, m.id
    ) admins
  )`;
  return sql<Decider[]>`coalesce(nullif(${deciders}, '[]'::jsonb), ${siteAdmins})`;
}

function column(kind: SubjectKind, name: string): RawBuilder<unknown> {
  return sql.ref(`${SUBJECTS[kind].alias}.${name}`);
}

export async function listPeopleToAsk(
  db: Db,
  { kind, subjectId }: ApprovalSubject,
  now: Date,
): Promise<Decider[]> {
  const { rows } = await sql<{ people: Decider[] }>`select ${peopleToAsk(kind, now)} as people
    from ${SUBJECTS[kind].rows} where ${column(kind, 'id')} = ${subjectId}`.execute(db);
  return rows[0]?.people ?? [];
}

export async function listPeopleNotAsked(db: Db, subject: ApprovalSubject, now: Date): Promise<Decider[]> {
  const { asked_approvers } = await db
    .selectFrom(SUBJECTS[subject.kind].table)
    .select('asked_approvers')
    .where('id', '=', subject.subjectId)
    .executeTakeFirstOrThrow();
  const people = await listPeopleToAsk(db, subject, now);
  return people.filter(({ _id }) => !asked_approvers.includes(_id));
}

/** The caller handles one company at a time, because each has its own clock. */
export async function listCompaniesWaiting(db: Db, kind: SubjectKind): Promise<string[]> {
  const rows = await db
    .selectFrom(SUBJECTS[kind].table)
    .select('company_id')
    .distinct()
    .where('waiting_until', 'is not', null)
    .execute();
  return rows.map(({ company_id }) => company_id);
}

interface DueQuery {
  kind: SubjectKind;
  work: RepairWork;
  companyId: string;
  now: Date;
}

export async function listOverdue(db: Db, query: DueQuery): Promise<DueRepair[]> {
  return await listDue(db, query, sql`${column(query.kind, 'waiting_until')} <= ${query.now}`);
}

export async function listUnreminded(db: Db, query: DueQuery): Promise<DueRepair[]> {
  const { kind, now } = query;
  const [until, since] = [column(kind, 'waiting_until'), column(kind, 'waiting_since')];
  const isDue = sql`${column(kind, 'reminded_at')} is null and ${until} > ${now}
    and ${until} - ${now}::timestamptz < (${until} - ${since}) / 4`;
  return await listDue(db, query, isDue);
}

export async function listToAskFor(db: Db, query: DueQuery): Promise<DueRepair[]> {
  const { kind, now } = query;
  const isDue = sql`${column(kind, 'waiting_until')} > ${now} and exists (
    select from jsonb_array_elements(${peopleToAsk(kind, now)}) as person
    where (person ->> '_id')::uuid <> all (${column(kind, 'asked_approvers')}))`;
  return await listDue(db, query, isDue);
}

async function listDue(
  db: Db,
  { kind, work, companyId }: DueQuery,
  isDue: RawBuilder<unknown>,
): Promise<DueRepair[]> {
  const { rows, alias, tripId } = SUBJECTS[kind];
  const due = await sql<DueRepair>`select ${column(kind, 'id')} as "subjectId", ${sql.ref(tripId)} as "tripId"
    from ${rows}
    where ${column(kind, 'company_id')} = ${companyId} and ${isDue} and ${isNotSetAside(work, `${alias}.id`)}
    order by ${column(kind, 'waiting_until')} limit ${sql.lit(AT_ONCE)}`.execute(db);
  return due.rows;
}

/**
 * Records who was asked, so that no one is asked twice while it waits. The version stays the same, because the request
 * is unchanged.
 */
export async function addAskedApprovers(
  db: Db,
  { kind, tripId, subjectId }: ApprovalSubject,
  people: readonly Decider[],
): Promise<void> {
  const ids = people.map(({ _id }) => _id);
  await db
    .updateTable(SUBJECTS[kind].table)
    .set({ asked_approvers: sql`array(select unnest(asked_approvers) union select unnest(${ids}::uuid[]))` })
    .where('id', '=', subjectId)
    .execute();
  await addInformedApprovers(db, tripId, people);
}

/** Gives approvers who were asked, but not their delegates, lasting access to the trip. */
export async function addInformedApprovers(
  db: Db,
  tripId: string,
  people: readonly Decider[],
): Promise<void> {
  const approvers = people.filter(({ onBehalfOf }) => !onBehalfOf).map(({ _id }) => _id);
  await db
    .updateTable('trips')
    .set({
      informed_approvers: sql`array(select unnest(informed_approvers) union select unnest(${approvers}::uuid[]))`,
    })
    .where('id', '=', tripId)
    .execute();
}

/**
 * False when the reminder had already been sent. The version stays the same, because a reminder changes nothing that
 * people decide on.
 */
export async function markReminded(db: Db, { kind, subjectId }: ApprovalSubject, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(SUBJECTS[kind].table)
    .set({ reminded_at: at })
    .where('id', '=', subjectId)
    .where('waiting_until', 'is not', null)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
