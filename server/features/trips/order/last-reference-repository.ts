import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TripViewer } from '../approval/trip-standing.ts';
import { allowedTrips } from '../trip-rule-repository.ts';

interface LastTripQuery extends Pick<TripViewer, 'abilities' | 'now'> {
  companyId: string;
  companyUserId: string;
}

/** The values of reference fields of a person's last trip that has any, by name, if the caller may read it. */
export async function readLastReferences(
  db: Kysely<Database>,
  { companyId, companyUserId, ...viewer }: LastTripQuery,
): Promise<ReadonlyMap<string, string>> {
  const last = await db
    .selectFrom('trips as t')
    .select('t.booking_info')
    .where(
      sql<boolean>`t.id = any(array(
        select w.trip_id from trip_travellers w where w.company_user_id = ${companyUserId}))`,
    )
    .where('t.company_id', '=', companyId)
    .where(sql<boolean>`jsonb_array_length(t.booking_info -> 'referenceFields') > 0`)
    .where(allowedTrips(viewer, 'read'))
    .orderBy('t.id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  const fields = last?.booking_info.referenceFields ?? [];
  return new Map(fields.map(({ name, value }) => [name, value]));
}
