import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

export const recentSearchesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, [
      `create table recent_searches (
        id uuid primary key,
        company_id uuid not null references companies on delete cascade,
        at timestamptz not null,
        starts_on date not null,
        search jsonb not null
      )`,
      'create index recent_searches_by_company on recent_searches (company_id, id)',
      'create index trips_by_company on trips (company_id, created_at)',
    ]);
  },
};
