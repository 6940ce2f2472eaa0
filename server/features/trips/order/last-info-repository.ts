import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { allowedTrips } from '../trip-rule-repository.ts';
import type { TripViewer } from '../trip-standing.ts';

interface LastTripQuery extends Pick<TripViewer, 'abilities' | 'now'> {
  companyId: string;
  companyUserId: string;
}

const LAST_TRIPS = 10;

interface LastInfo {
  purpose: string | undefined;
  references: ReadonlyMap<string, string>;
}

export async function readLastInfo(
  db: Kysely<Database>,
  { companyId, companyUserId, ...viewer }: LastTripQuery,
): Promise<LastInfo> {
  const trips = await db
    .selectFrom('trips as t')
    .select('t.booking_info')
    .where(
      sql<boolean>`t.id = any(array(
        select w.trip_id from trip_travellers w where w.company_user_id = ${companyUserId}))`,
    )
    .where('t.company_id', '=', companyId)
    .where(allowedTrips(viewer, 'read'))
    .orderBy('t.id', 'desc')
    .limit(sql.lit(LAST_TRIPS))
    .execute();
  const infos = trips.map(({ booking_info }) => booking_info);
  const fields = infos.find(({ referenceFields }) => referenceFields.length > 0)?.referenceFields ?? [];
  return {
    purpose: infos[0]?.purpose,
    references: new Map(fields.map(({ name, value }) => [name, value])),
  };
}
