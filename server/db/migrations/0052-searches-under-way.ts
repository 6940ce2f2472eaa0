import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `create index trip_parts_under_search on trip_parts (id) where alternative_search = 'looking'`,
  `create index trip_changes_under_search on trip_changes (id) where alternative_search = 'looking'`,
];

export const searchesUnderWayMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
