import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { zoneOfAddress } from '../../features/companies/zone-of-address.ts';

/** The days of a company begin and end in its time zone, which follows from its address. */
export const timeZonesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table companies add column time_zone text not null default 'UTC'`.execute(db);
    const { rows } = await sql<{ city: string | null; country: string }>`
      select distinct city, country from companies where country is not null`.execute(db);
    for (const { city, country } of rows) {
      const zone = await zoneOfAddress({ city, country });
      await sql`update companies set time_zone = ${zone} where country = ${country} and city is not distinct from ${city}`.execute(
        db,
      );
    }
  },
};
