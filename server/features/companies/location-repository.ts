import type { Kysely } from 'kysely';
import type { BookingLocations, Company } from '#domain/contract.ts';
import { addressColumns } from '../../db/address-columns.ts';
import type { Database } from '../../db/schema.ts';
import { toAddress } from '../../db/to-address.ts';

const MOST = 500;

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

/** Replaces all locations of the company; nothing else in the database refers to them. */
export async function replaceLocations(
  db: Kysely<Database>,
  companyId: string,
  locations: readonly Company['locations'][number][],
): Promise<void> {
  await db.deleteFrom('company_locations').where('company_id', '=', companyId).execute();
  if (locations.length === 0) return;
  const rows = locations.map(({ _id, name, address, latitude = null, longitude = null }, position) => ({
    id: _id,
    company_id: companyId,
    position,
    name,
    latitude,
    longitude,
    ...addressColumns(address),
  }));
  await db.insertInto('company_locations').values(rows).execute();
}
