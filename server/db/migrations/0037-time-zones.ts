import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';
import { readZones } from './zones-of-towns.ts';

const DELEGATIONS = [
  'alter table company_users drop constraint company_users_delegate_check',
  'alter table company_users drop column delegate_active',
  `alter table company_users add constraint company_users_delegate_check check (
    case when delegate_id is null
      then delegate_from is null and delegate_until is null
      else delegate_id <> id and delegate_from <= delegate_until
    end
  )`,
];

/** Where the zone of a place is not known, its days are those of UTC. */
const PARTS = [
  'alter table trip_parts add column current_from timestamptz, add column ends_at timestamptz',
  `update trip_parts p set
    current_from = p.starts_on::timestamp at time zone coalesce(case p.kind
      when 'hotel' then p.details -> 'property' ->> 'zone'
      when 'car' then p.details -> 'pickUp' ->> 'zone'
      when 'flight' then p.details ->> 'zone'
      else c.time_zone end, 'UTC'),
    ends_at = coalesce(case p.kind
      when 'hotel' then (p.ends_on + (p.details ->> 'checkOutUntil')::time) at time zone (p.details -> 'property' ->> 'zone')
      when 'car' then (p.details ->> 'dropOffAt')::timestamp at time zone (p.details -> 'dropOff' ->> 'zone')
      when 'flight' then (
        select max((segment ->> 'departure')::timestamp at time zone (airport ->> 'zone')
          + (segment ->> 'durationMinutes')::integer * interval '1 minute')
        from jsonb_path_query(p.details, '$.legs[*].segments[*]') as segment
        join jsonb_path_query(p.details, '$.airports[*]') as airport on airport -> 'code' = segment -> 'origin')
      else (p.ends_on + 1)::timestamp at time zone c.time_zone
    end, (p.ends_on + 1)::timestamp at time zone 'UTC')
    from trips t join companies c on c.id = t.company_id
    where t.id = p.trip_id`,
  'alter table trip_parts alter column current_from set not null, alter column ends_at set not null',
];

const TRIPS = [
  'alter table trips add column current_from timestamptz, add column ends_at timestamptz',
  `update trips t set current_from = p.current_from, ends_at = p.ends_at
    from (
      select trip_id, min(current_from) as current_from, max(ends_at) as ends_at from trip_parts
      where status not in ('cancelling', 'cancelled') group by trip_id
    ) p
    where p.trip_id = t.id`,
  `update trips t set
    current_from = t.starts_on::timestamp at time zone c.time_zone,
    ends_at = (t.ends_on + 1)::timestamp at time zone c.time_zone
    from companies c
    where c.id = t.company_id and t.ends_at is null`,
  'alter table trips alter column current_from set not null, alter column ends_at set not null',
];

/**
 * The days of a company begin and end in its time zone, which follows from its address. Whether a delegation counts
 * follows from its days, and whether a trip is over from the clocks of its places.
 */
export const timeZonesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table companies add column time_zone text not null default 'UTC'`.execute(db);
    const { rows } = await sql<{ city: string | null; country: string }>`
      select distinct city, country from companies where country is not null`.execute(db);
    const zoneOf = await readZones();
    for (const { city, country } of rows) {
      const zone = zoneOf(city, country);
      await sql`update companies set time_zone = ${zone} where country = ${country} and city is not distinct from ${city}`.execute(
        db,
      );
    }
    await runStatements(db, [...DELEGATIONS, ...PARTS, ...TRIPS]);
  },
};
