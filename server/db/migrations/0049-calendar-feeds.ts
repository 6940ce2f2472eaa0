import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `create table calendar_feeds (
    company_user_id uuid primary key references company_users on delete cascade,
    secret_hash bytea not null unique,
    created_at timestamptz not null
  )`,
];

export const calendarFeedsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
