import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    company_user_id uuid not null references company_users on delete cascade,
    company_id uuid not null references companies,
    generation integer not null default 1 check (generation > 0),
    rotated_at timestamptz not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (
      end_reason in ('signed_out', 'token_reused', 'password_changed', 'password_reset')
    ),
    check ((ended_at is null) = (end_reason is null))
  )`,
  'create index open_sessions_by_user on sessions (user_id) where ended_at is null',
  'create index sessions_by_company_user on sessions (company_user_id)',
  'create index sessions_by_expiry on sessions (expires_at)',
  `create table throttles (
    key text collate "C" primary key,
    attempts timestamptz[] not null
  )`,
  `create table password_links (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    purpose text not null check (purpose in ('reset', 'invitation')),
    expires_at timestamptz not null
  )`,
  'create index password_links_by_user on password_links (user_id)',
  'create index password_links_by_expiry on password_links (expires_at)',
];

export const sessionsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
