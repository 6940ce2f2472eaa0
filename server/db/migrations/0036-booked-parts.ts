import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table trip_parts add column was_booked boolean not null default false',
  `update trip_parts p set was_booked = true
    where p.status in ('confirmed', 'changing')
      or exists (select from trip_events e
        where e.trip_id = p.trip_id and e.part_id = p.id and e.kind in ('confirmed', 'found'))`,
];

/** Whether a part was ever booked; the booking fee is owed only then. */
export const bookedPartsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
