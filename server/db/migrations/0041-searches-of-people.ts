import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table recent_searches add column company_user_id uuid references company_users on delete cascade',
  'alter table recent_searches add column route text',
  'create index recent_searches_by_person on recent_searches (company_user_id, id)',
];

export const searchesOfPeopleMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
