import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `create table profile_change_requests (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    section text not null,
    sealed_request text not null,
    asked_at timestamptz not null,
    declined_at timestamptz,
    unique (user_id, section)
  )`,
];

export const profileChangeRequestsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
