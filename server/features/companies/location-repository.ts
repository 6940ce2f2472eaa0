import type { Kysely } from 'kysely';
import type { BookingLocations } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { toAddress } from '../../db/to-address.ts';

/** As many as the contract has room for. */
const MOST = 500;

/** The places of a company that are found on the map, in its own order. */
export async function listMarkedLocations(
  db: Kysely<Database>,
  companyId: string,
): Promise<BookingLocations['locations']> {
  const rows = await db
    .selectFrom('company_locations')
    .select(['id as _id', 'name', 'street', 'postal_code', 'city', 'state_county_province', 'country'])
    .select(['latitude', 'longitude'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();
  return rows
    .flatMap(({ _id, name, latitude, longitude, ...address }) =>
      latitude === null || longitude === null
        ? []
        : [{ _id, name, address: toAddress(address), latitude, longitude }],
    )
    .slice(0, MOST);
}
