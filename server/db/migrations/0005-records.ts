import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  // No foreign keys: what happened stays true when those whom it concerned are gone.
  `create table audit_events (
    id uuid primary key,
    at timestamptz not null,
    action text not null,
    user_id uuid,
    session_id uuid,
    company_id uuid,
    subject_user_id uuid,
    request_id text not null,
    ip text not null
  )`,
  'create index audit_events_by_time on audit_events (at, id)',
  'create index audit_events_by_user on audit_events (user_id, at)',
  `create table mails (
    id uuid primary key,
    kind text not null,
    to_address text not null,
    subject text not null,
    sealed_content bytea,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  'create index mails_by_time on mails (created_at, id)',
];

export const recordsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
