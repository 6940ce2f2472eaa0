import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import { unsealFrom } from '../../db/sealed.ts';
import { decidersOfTrip, namedApproversOfTrip } from './decider-repository.ts';

export type TripRow = ReturnType<typeof unsealTrip>;

type SealedRow = Awaited<ReturnType<ReturnType<typeof tripRows>['executeTakeFirstOrThrow']>>;

type Trips = ExpressionBuilder<Database & { t: Database['trips'] }, 't'>;

export function unsealTrip(db: Kysely<Database>, row: SealedRow) {
  return {
    ...row,
    parts: row.parts.map(({ sealed_passengers: sealed, ...part }) => ({
      ...part,
      passengers: unsealFrom(db, `trip_parts.sealed_passengers ${part.id}`, sealed),
    })),
    changes: row.changes.map(({ sealed_passengers: sealed, ...change }) => ({
      ...change,
      passengers: unsealFrom(db, `trip_changes.sealed_passengers ${change.id}`, sealed),
    })),
  };
}

export function tripRows(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('trips as t')
    .innerJoin('companies as c', 'c.id', 't.company_id')
    .innerJoin('users as creator', 'creator.id', 't.created_by_user_id')
    .select([
      't.id',
      't.version',
      't.itinerary_ref',
      't.status',
      't.ended_by',
      't.created_at',
      't.destinations',
    ])
    .select(['t.starts_on', 't.ends_on', 't.total_amount', 't.total_currency', 't.verdict', 't.booking_info'])
    .select(['t.current_from', 't.ends_at', 't.request', 't.request_open'])
    .select([
      't.waiting_until',
      't.levels',
      't.created_by_user_id',
      't.card_id',
      't.policies',
      'c.id as company_id',
      'c.name as company_name',
      'c.time_zone',
    ])
    .select(['creator.first_name as creator_first_name', 'creator.last_name as creator_last_name'])
    .select((eb) => [
      approver(eb, 't.level1_approver_id').as('level1_approver'),
      approver(eb, 't.level2_approver_id').as('level2_approver'),
      travelers(eb).as('travelers'),
      parts(eb).as('parts'),
      events(eb).as('events'),
      changes(eb).as('changes'),
      airlineChanges(eb).as('airline_changes'),
      deciders(eb, 1, now).as('first_deciders'),
      deciders(eb, 2, now).as('second_deciders'),
      namedApproversOfTrip().as('named_approvers'),
    ]);
}

/** Reads deciders only while the trip, or a change of it, waits for this level or an earlier one. */
function deciders(eb: Trips, level: 1 | 2, now: Date) {
  const isToCome = sql<boolean>`(${isWaitingFor(level, 't')}
    or exists (select from trip_changes c where c.trip_id = t.id and ${isWaitingFor(level, 'c')}))`;
  return eb.case().when(isToCome).then(decidersOfTrip(level, now)).end();
}

function approver(eb: Trips, column: 't.level1_approver_id' | 't.level2_approver_id') {
  return jsonObjectFrom(
    eb
      .selectFrom('company_users as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['m.id as _id', 'u.first_name as firstName', 'u.last_name as lastName'])
      .whereRef('m.id', '=', column),
  );
}

function travelers(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_travellers as w')
      .innerJoin('company_users as m', 'm.id', 'w.company_user_id')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['m.user_id as userId'])
      .select(({ and, ref }) =>
        and([ref('m.active'), ref('u.active')])
          .$castTo<boolean>()
          .as('active'),
      )
      .select(['w.company_user_id as _id', 'w.first_name as firstName', 'w.last_name as lastName'])
      .whereRef('w.trip_id', '=', 't.id')
      .orderBy('w.position'),
  );
}

function parts(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_parts as p')
      .select([
        'p.id',
        'p.kind',
        'p.travelers',
        'p.begins_at',
        'p.alternative',
        'p.alternative_search',
        'p.status',
        'p.attempt',
        'p.failure',
        'p.was_booked',
        'p.locator',
        'p.held_until',
        'p.free_until',
        'p.tickets',
        'p.payable_through',
        'p.sealed_passengers',
        'p.version',
      ])
      .select(['p.price_amount', 'p.price_currency', 'p.refund_amount', 'p.penalty_amount'])
      .select(['p.details', 'p.verdict', 'p.starts_on', 'p.ends_on'])
      .whereRef('p.trip_id', '=', 't.id')
      .orderBy('p.position'),
  );
}

function events(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_events as e')
      .leftJoin('users as u', 'u.id', 'e.user_id')
      .select(['e.id', 'e.at', 'e.kind', 'e.part_id', 'e.details'])
      .select(['e.user_id', 'u.first_name', 'u.last_name'])
      .whereRef('e.trip_id', '=', 't.id')
      .orderBy('e.id')
      .limit(sql.lit(1000)),
  );
}

function isWaitingFor(level: 1 | 2, alias: 't' | 'c') {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${column('waiting_until')} is not null and ${sql.lit(level)} = any(${column('levels')})
    and ${sql.lit(level)} >= case ${column('status')} when 'waiting_level_1_approval' then 1 else 2 end)`;
}

function changes(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_changes as c')
      .innerJoin('users as u', 'u.id', 'c.requested_by_user_id')
      .select(['c.id', 'c.part_id', 'c.status', 'c.failure', 'c.levels', 'c.requested_at', 'c.before'])
      .select(['c.details', 'c.sealed_passengers', 'c.starts_on', 'c.ends_on', 'c.begins_at', 'c.verdict'])
      .select(['c.price_amount', 'c.price_currency', 'c.penalty_amount', 'c.lost', 'c.policies'])
      .select(['c.alternative', 'c.alternative_search'])
      .select(['c.accepted_amount', 'c.agreement'])
      .select(['c.reason', 'c.comment', 'c.waiting_until', 'u.first_name', 'u.last_name'])
      .whereRef('c.trip_id', '=', 't.id')
      .orderBy('c.id', 'desc')
      .limit(sql.lit(100)),
  );
}

function airlineChanges(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('airline_changes as a')
      .innerJoin('trip_parts as p', 'p.id', 'a.part_id')
      .select(['a.id', 'a.part_id', 'a.supplier_id', 'a.actions', 'a.legs', 'a.found_at'])
      .whereRef('p.trip_id', '=', 't.id')
      .where('a.state', '=', 'open')
      .orderBy('a.detected_at')
      .limit(sql.lit(100)),
  );
}
