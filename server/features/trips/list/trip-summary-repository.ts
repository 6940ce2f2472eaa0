import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { presentDeciders } from '../decider-repository.ts';

export const SUMMARY_COLUMNS = [
  't.id',
  't.version',
  't.itinerary_ref',
  't.status',
  't.ended_by',
  't.destinations',
  't.starts_on',
  't.ends_on',
  't.total_amount',
  't.total_currency',
  't.booking_info',
  't.verdict',
  't.waiting_until',
  't.request_open',
] as const;

const isWaiting = sql<boolean>`t.waiting_until is not null`;

type Trips = ExpressionBuilder<Database & { t: Database['trips'] }, 't'>;

export function summaryParts(eb: Trips, now: Date) {
  return [
    travelers(eb).as('travelers'),
    kinds(eb).as('kinds'),
    deciders(eb, now).as('deciders'),
    parts(eb).as('parts'),
    changes(eb).as('changes'),
    partsWithVerdict(eb).as('judged_parts'),
    waitingChange(eb, now).as('change'),
  ] as const;
}

export function travelers(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_travellers as w')
      .select(['w.first_name as firstName', 'w.last_name as lastName'])
      .whereRef('w.trip_id', '=', 't.id')
      .orderBy('w.position'),
  );
}

function kinds(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_parts as p')
      .select('p.kind')
      .distinct()
      .whereRef('p.trip_id', '=', 't.id')
      .orderBy('p.kind'),
  );
}

function parts(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_parts as p')
      .select(['p.id', 'p.status', 'p.attempt', 'p.was_booked', 'p.price_currency', 'p.penalty_amount'])
      .select(
        sql<Pick<PartDetails, 'price'>>`jsonb_build_object('price', p.details -> 'price')`.as('details'),
      )
      .whereRef('p.trip_id', '=', 't.id'),
  );
}

function changes(eb: Trips) {
  return jsonArrayFrom(
    eb
      .selectFrom('trip_changes as c')
      .select(['c.part_id', 'c.status', 'c.price_currency', 'c.penalty_amount'])
      .whereRef('c.trip_id', '=', 't.id')
      .where('c.status', '=', 'done'),
  );
}

function partsWithVerdict(eb: Trips) {
  const judged = jsonArrayFrom(
    eb.selectFrom('trip_parts as p').select(['p.status', 'p.verdict']).whereRef('p.trip_id', '=', 't.id'),
  );
  return eb.case().when(isWaiting).then(judged).end();
}

function deciders(eb: Trips, now: Date) {
  return eb.case().when(isWaiting).then(presentDeciders('t', now)).end();
}

function waitingChange(eb: Trips, now: Date) {
  return jsonObjectFrom(
    eb
      .selectFrom('trip_changes as c')
      .select(['c.status', 'c.waiting_until', 'c.verdict', presentDeciders('c', now).as('deciders')])
      .whereRef('c.trip_id', '=', 't.id')
      .where('c.waiting_until', 'is not', null)
      .orderBy('c.waiting_until')
      .orderBy('c.id')
      .limit(sql.lit(1)),
  );
}
