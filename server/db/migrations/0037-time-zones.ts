import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { zoneOfAddress } from '../../features/companies/zone-of-address.ts';

/**
 * The days of a company begin and end in its time zone, which follows from its address. Whether a delegation counts
 * follows from its days.
 */
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
    await sql`alter table company_users drop constraint company_users_delegate_check`.execute(db);
    await sql`alter table company_users drop column delegate_active`.execute(db);
    await sql`alter table company_users add constraint company_users_delegate_check check (
      case when delegate_id is null
        then delegate_from is null and delegate_until is null
        else delegate_id <> id and delegate_from <= delegate_until
      end
    )`.execute(db);
  },
};
