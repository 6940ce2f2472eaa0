import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

export const flightPassengersMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, ['alter table trip_parts add column passengers jsonb']),
};
