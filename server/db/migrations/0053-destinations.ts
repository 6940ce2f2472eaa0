import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const ACCENTED = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyy';

const STATEMENTS = [
  `alter table trips add column destinations text[] not null default '{}'`,
  `with counted as (
    select p.trip_id, p.kind, p.position, p.starts_on,
      case p.kind
        when 'flight' then (p.details -> 'route') - 0
        when 'hotel' then jsonb_build_array(p.details -> 'property' -> 'address' -> 'city')
        when 'car' then jsonb_build_array(
          p.details -> 'pickUp' -> 'address' -> 'city', p.details -> 'dropOff' -> 'address' -> 'city')
      end as towns,
      first_value(p.details -> 'route' ->> 0) over (
        partition by p.trip_id order by p.kind <> 'flight', p.starts_on, p.position) as start
    from trip_parts p
    where p.status not in ('cancelled', 'cancelling')
      or not exists (select from trip_parts other
        where other.trip_id = p.trip_id and other.status not in ('cancelled', 'cancelling', 'failed'))
  ), reached as (
    select trip_id, town, row_number() over (partition by trip_id order by starts_on, position, n) as place
    from counted cross join lateral jsonb_array_elements_text(towns) with ordinality as listed (town, n)
    where town is not null and (kind <> 'flight' or town is distinct from start)
  ), named as (
    select distinct on (trip_id, key) trip_id, town, place
    from (select *, translate(lower(town), '${ACCENTED}', '${PLAIN}') as key from reached) as keyed
    order by trip_id, key, place
  ), together as (
    select trip_id, array_agg(town order by place) as towns from named group by trip_id
  )
  update trips t set destinations = together.towns from together where together.trip_id = t.id`,
  // Bookings of the agency have no place.
  `update trips t set destinations = array(
      select min(place) from jsonb_array_elements_text(request -> 'places') with ordinality as listed (place, n)
      where jsonb_array_length(request -> 'places') = 1 or place <> request -> 'places' ->> 0
      group by place order by min(n))
    where destinations = '{}' and request is not null`,
  'alter table trips alter column destinations drop default',
  'alter table trips drop column title',
];

export const destinationsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
