import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table trip_parts add column was_booked boolean not null default false',
  `update trip_parts p set was_booked = true
    where p.status in ('confirmed', 'changing')
      or exists (select from trip_events e
        where e.trip_id = p.trip_id and e.part_id = p.id and e.kind in ('confirmed', 'found'))`,
  // What their cancellation costs is recorded by the agency, and was stored as nothing.
  `update trip_parts set refund_amount = null, penalty_amount = null
    where kind = 'external' and status = 'cancelled' and not was_booked and refund_amount = 0 and penalty_amount = 0
      and price_amount > 0`,
];

export const bookedPartsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
