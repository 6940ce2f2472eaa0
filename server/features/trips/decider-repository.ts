import { type RawBuilder, sql } from 'kysely';
import type { Decider } from '#domain/contract.ts';
import { isDelegating } from '../delegations/delegation-repository.ts';

/**
 * The people who may decide on the trip `t` at a level, as JSON: the approvers of the lowest level, from this one up,
 * whom its travelers name; the company-admins when no approver is named. Travelers, requesters and inactive people
 * don't decide. A delegate decides beside the approver; `now` is the time by the company's clock.
 */
export function decidersOfTrip(level: 1 | 2, now: Date): RawBuilder<Decider[]> {
  return sql<Decider[]>`(
    with involved as (
      ${requestersOfTrip()}
      union select m.user_id from trip_travellers w join company_users m on m.id = w.company_user_id where w.trip_id = t.id
    ), able as (
      select m.id, m.role, case when ${isDelegating('m', now)} then m.delegate_id end as delegate_id,
        u.id as user_id, u.first_name, u.last_name
      from company_users m join users u on u.id = m.user_id
      where m.company_id = t.company_id and m.active and u.active
        and u.id not in (select user_id from involved)
    ), candidates as (
      select able.id, v.level as rank
      from trip_travellers w
      join company_users m on m.id = w.company_user_id
      cross join lateral (values (1, m.level1_approver_id), (2, m.level2_approver_id)) as v (level, approver_id)
      join able on able.id = v.approver_id
      where w.trip_id = t.id and v.level >= ${sql.lit(level)}
      union select able.id, 3 from able where able.role = 'company-admin'
    ), chosen as (
      select distinct able.* from candidates c join able on able.id = c.id
      where c.rank = (select min(rank) from candidates)
    ), deciders as (
      select id, first_name, last_name, null::jsonb as on_behalf_of from chosen
      union all
      select distinct on (d.id) d.id, d.first_name, d.last_name,
        jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name)
      from chosen c join able d on d.id = c.delegate_id
      where d.id not in (select id from chosen)
    )
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('_id', id, 'firstName', first_name,
      'lastName', last_name, 'onBehalfOf', on_behalf_of))
      order by on_behalf_of is not null, last_name, first_name, id), '[]')
    from deciders
  )`;
}

export function presentDeciders(subject: 't' | 'c', now: Date): RawBuilder<Decider[]> {
  return sql<
    Decider[]
  >`case ${sql.ref(`${subject}.status`)} when 'waiting_level_1_approval' then ${decidersOfTrip(1, now)}
    else ${decidersOfTrip(2, now)} end`;
}

export function requestersOfTrip(): RawBuilder<unknown> {
  return sql`select t.created_by_user_id as user_id
    union select e.user_id from trip_events e
    where e.trip_id = t.id and e.kind in ('resubmitted', 'partsAdded', 'changeRequested') and e.user_id is not null`;
}

export function namedApproversOfTrip(): RawBuilder<{ _id: string; level: 1 | 2 }[]> {
  return sql<{ _id: string; level: 1 | 2 }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('_id', v.approver_id, 'level', v.level)), '[]')
    from trip_travellers w
    join company_users m on m.id = w.company_user_id
    cross join lateral (values (1, m.level1_approver_id), (2, m.level2_approver_id)) as v (level, approver_id)
    where w.trip_id = t.id and v.approver_id is not null
  )`;
}
