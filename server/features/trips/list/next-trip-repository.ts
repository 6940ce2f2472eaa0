import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { allowedTrips } from '../trip-rule-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import { isListed } from './trip-filter-repository.ts';

export async function findNextTrip(db: Kysely<Database>, viewer: TripViewer): Promise<string | undefined> {
  const { now } = viewer;
  const { companyId, companyUserId } = viewer.signedIn;
  const row = await db
    .selectFrom('trips as t')
    .select('t.id')
    .where(
      sql<boolean>`t.id = any(array(
        select w.trip_id from trip_travellers w where w.company_user_id = ${companyUserId}))`,
    )
    .where('t.company_id', '=', companyId)
    .where(
      sql<boolean>`(${isListed({ filter: 'current', now })} or ${isListed({ filter: 'upcoming', now })})`,
    )
    .where(allowedTrips(viewer, 'read'))
    .orderBy('t.starts_on')
    .orderBy('t.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
