import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Decider } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { type DueRepair, isNotSetAside } from '../../repairs/failed-repair-repository.ts';
import { decidersOfTrip, requestersOfTrip } from './decider-repository.ts';

const AT_ONCE = 200;
const STATUS = sql.ref('t.status');

/**
 * The people to ask for the approval that the trip `t`, or a change of it, waits for; site-admins when its company has
 * no active decider.
 */
export function peopleToAsk(status: RawBuilder<unknown>, now: Date): RawBuilder<Decider[]> {
  const deciders = sql`case ${status} when 'waiting_level_1_approval' then ${decidersOfTrip(1, now)}
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

export async function listPeopleToAsk(db: Kysely<Database>, tripId: string, now: Date): Promise<Decider[]> {
  const { people } = await db
    .selectFrom('trips as t')
    .select(peopleToAsk(STATUS, now).as('people'))
    .where('t.id', '=', tripId)
    .executeTakeFirstOrThrow();
  return people;
}

/** People who may decide now and have not been asked since the trip began to wait. */
export async function listPeopleNotAsked(
  db: Kysely<Database>,
  tripId: string,
  now: Date,
): Promise<Decider[]> {
  const { asked_approvers } = await db
    .selectFrom('trips')
    .select('asked_approvers')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  const people = await listPeopleToAsk(db, tripId, now);
  return people.filter(({ _id }) => !asked_approvers.includes(_id));
}

/** Waiting trips that have a decider who has not been asked; `now` is the time by the company's clock. */
export async function listTripsToAskFor(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<DueRepair[]> {
  const rows = await db
    .selectFrom('trips as t')
    .select('t.id')
    .where('t.company_id', '=', companyId)
    .where('t.waiting_until', '>', now)
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(${peopleToAsk(STATUS, now)}) as person
        where (person ->> '_id')::uuid <> all (t.asked_approvers))`,
    )
    .where(isNotSetAside('askApprovers', 't.id'))
    .orderBy('t.waiting_until')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => ({ tripId: id, subjectId: id }));
}

/**
 * Records who was asked, so that no one is asked twice while the trip waits. The version stays the same, because the
 * request is unchanged.
 */
export async function addAskedApprovers(
  db: Kysely<Database>,
  tripId: string,
  people: readonly Decider[],
): Promise<void> {
  const ids = people.map(({ _id }) => _id);
  await db
    .updateTable('trips')
    .set({ asked_approvers: sql`array(select unnest(asked_approvers) union select unnest(${ids}::uuid[]))` })
    .where('id', '=', tripId)
    .execute();
  await addInformedApprovers(db, tripId, people);
}

/** Gives approvers who were asked, but not their delegates, lasting access to the trip. */
export async function addInformedApprovers(
  db: Kysely<Database>,
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
