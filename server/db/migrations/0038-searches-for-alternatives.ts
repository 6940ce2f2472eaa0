import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `alter table trip_parts add column alternative_search text
    check (alternative_search in ('looking', 'found', 'none', 'failed'))`,
  `update trip_parts set alternative_search = 'found' where alternative is not null`,
];

export const searchesForAlternativesMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
