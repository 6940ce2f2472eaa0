import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const OWNERS = ['company', 'user', 'company_user'] as const;

const STATEMENTS = [
  `create table vault (
    token text collate "C" primary key,
    sealed bytea not null
  )`,
  `create table cards (
    id uuid primary key,
    company_id uuid references companies on delete cascade,
    user_id uuid references users on delete cascade,
    company_user_id uuid references company_users on delete cascade,
    token text collate "C" not null unique references vault,
    vendor text not null,
    last4 char(4) not null check (last4 ~ '^[0-9]{4}$'),
    name text not null,
    expires_on date not null,
    is_default boolean not null default false,
    check (num_nonnulls(company_id, user_id, company_user_id) = 1)
  )`,
  ...OWNERS.flatMap((owner) => [
    `create index cards_by_${owner} on cards (${owner}_id)`,
    `create unique index one_default_card_by_${owner} on cards (${owner}_id) where is_default`,
  ]),
];

export const cardsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
