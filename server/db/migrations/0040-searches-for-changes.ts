import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `alter table trip_changes add column alternative_search text
    check (alternative_search in ('looking', 'found', 'none', 'failed'))`,
  'alter table trip_changes add column alternative jsonb',
];

export const searchesForChangesMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
