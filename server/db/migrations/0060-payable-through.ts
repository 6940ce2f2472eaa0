import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = ['alter table trip_parts add column payable_through jsonb'];

export const payableThroughMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
