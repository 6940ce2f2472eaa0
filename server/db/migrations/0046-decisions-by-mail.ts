import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `alter table companies
    add column decisions_by_mail_amount integer check (decisions_by_mail_amount >= 0),
    add column decisions_by_mail_currency char(3),
    add check ((decisions_by_mail_amount is null) = (decisions_by_mail_currency is null))`,
  `create table decision_links (
    secret_hash bytea primary key,
    company_user_id uuid not null references company_users on delete cascade,
    trip_id uuid not null references trips on delete cascade,
    change_id uuid references trip_changes on delete cascade,
    trip_version integer not null,
    total_amount integer not null,
    total_currency char(3) not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index decision_links_by_expiry on decision_links (expires_at)',
  'create index decision_links_by_person on decision_links (company_user_id)',
  'create index decision_links_by_trip on decision_links (trip_id)',
  'create index decision_links_by_change on decision_links (change_id)',
];

export const decisionsByMailMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
