import { type Kysely, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../../db/schema.ts';
import { allowedTrips } from '../trip-rule-repository.ts';

interface PlanQuery {
  abilities: Abilities;
  companyId: string;
  companyUserIds: readonly string[];
  /** `yyyy-MM-dd`, the first and the last day. */
  from: string;
  to: string;
  now: Date;
}

const MOST_PARTS = 50;
const OPEN_TRIPS = ['waiting_level_1_approval', 'waiting_level_2_approval', 'approved', 'complete'] as const;

export type PlanRow = Awaited<ReturnType<ReturnType<typeof plannedParts>['execute']>>[number];

export function plannedParts(db: Kysely<Database>, query: PlanQuery) {
  const { companyId, companyUserIds, from, to } = query;
  const travelers = sql<string[]>`${[...companyUserIds]}::uuid[]`;
  return db
    .selectFrom('trips as t')
    .innerJoin('trip_parts as p', 'p.trip_id', 't.id')
    .select([
      't.id as trip_id',
      't.itinerary_ref',
      't.destinations',
      't.starts_on as trip_starts_on',
      't.ends_on as trip_ends_on',
      'p.kind',
      'p.travelers',
    ])
    .select(['p.starts_on', 'p.ends_on', 'p.details'])
    .where(
      sql<boolean>`t.id = any(array(
        select w.trip_id from trip_travellers w where w.company_user_id = any(${travelers})))`,
    )
    .where('t.company_id', '=', companyId)
    .where('t.status', 'in', OPEN_TRIPS)
    .where('p.status', 'not in', ['cancelled', 'failed'])
    .where('p.kind', '!=', 'external')
    .where('p.starts_on', '<=', to)
    .where('p.ends_on', '>=', from)
    .where(sql<boolean>`p.travelers && ${travelers}`)
    .where(allowedTrips(query, 'read'))
    .orderBy('p.begins_at')
    .orderBy('p.id')
    .limit(sql.lit(MOST_PARTS));
}
