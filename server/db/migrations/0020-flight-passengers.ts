import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** The travellers of a flight as the airline has them. */
export const flightPassengersMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, ['alter table trip_parts add column passengers jsonb']),
};
