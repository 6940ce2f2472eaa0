import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table trip_parts add column agreement jsonb, add column cancellation jsonb',
  'alter table trip_changes add column agreement jsonb',
];

export const agreementsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
