import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table trip_parts add column travelers uuid[]',
  `update trip_parts set travelers = array(
    select company_user_id from trip_travellers w where w.trip_id = trip_parts.trip_id order by position)`,
  'alter table trip_parts alter column travelers set not null',
  'alter table trip_parts add column begins_at timestamptz',
  `update trip_parts set begins_at =
    (starts_on + (details ->> 'checkInFrom')::time) at time zone (details -> 'property' ->> 'zone')`,
  'alter table trip_parts alter column begins_at set not null',
];

export const partsByKindMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
