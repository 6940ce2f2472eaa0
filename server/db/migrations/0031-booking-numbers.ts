import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** In the format of the search text, in which pieces of four letters and more follow a sign. */
const STATEMENTS = [
  `update trips t set search = t.search || numbers.search
  from (
    select trip_id, array_to_tsvector(array_agg(distinct case when length(word) < 4 then word else '#' || word end)) as search
    from (
      select trip_id, regexp_split_to_table(lower(concat_ws(' ', locator, array_to_string(tickets, ' '))), '[^a-z0-9]+') as word
      from trip_parts
    ) words
    where word <> ''
    group by trip_id
  ) numbers
  where numbers.trip_id = t.id`,
];

export const bookingNumbersMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
