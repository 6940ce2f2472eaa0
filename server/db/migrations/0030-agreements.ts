import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table trip_parts add column agreement jsonb, add column cancellation jsonb',
  'alter table trip_changes add column agreement jsonb',
];

/** What people accepted with an order, a change or a cancellation; null of those before this migration. */
export const agreementsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
