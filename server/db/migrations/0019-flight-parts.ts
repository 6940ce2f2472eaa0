import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table embedded_bookings add column free_until timestamptz',
  "alter table embedded_bookings add column tickets text[] not null default '{}'",
  'alter table trip_parts add column free_until timestamptz',
  'alter table trip_parts add column tickets text[]',
];

export const flightPartsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
