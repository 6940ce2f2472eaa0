import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const WAITING = `'waiting_level_1_approval', 'waiting_level_2_approval'`;

const STATEMENTS = [
  `create table trip_changes (
    id uuid primary key,
    trip_id uuid not null references trips on delete cascade,
    part_id uuid not null references trip_parts on delete cascade,
    company_id uuid not null references companies,
    status text not null check (status in (${WAITING}, 'changing', 'unknown', 'done', 'refused', 'expired', 'withdrawn',
      'failed')),
    failure text check (failure in ('soldOut', 'extraGone', 'priceChanged', 'expired', 'notChangeable', 'declined',
      'begun')),
    levels smallint[] not null,
    requested_by_user_id uuid not null references users,
    requested_at timestamptz not null,
    before jsonb not null,
    ordered jsonb not null,
    details jsonb not null,
    passengers jsonb,
    starts_on date not null,
    ends_on date not null,
    begins_at timestamptz not null,
    price_amount bigint not null,
    price_currency char(3) not null,
    accepted_amount bigint not null,
    penalty_amount bigint not null,
    lost text[] not null,
    verdict jsonb not null,
    policies jsonb not null,
    reason jsonb,
    comment text,
    waiting_until timestamptz,
    waiting_since timestamptz,
    approval_limit_hours smallint not null,
    reminded_at timestamptz,
    asked_approvers uuid[] not null default '{}',
    check ((failure is null) = (status <> 'failed')),
    check ((waiting_until is null) = (status not in (${WAITING}))),
    check ((waiting_since is null) = (waiting_until is null))
  )`,
  // One change of a part at a time.
  `create unique index open_changes on trip_changes (part_id) where status in (${WAITING}, 'changing', 'unknown')`,
  'create index trip_changes_in_order on trip_changes (trip_id, id)',
  'create index waiting_changes on trip_changes (company_id, waiting_until) where waiting_until is not null',
  'create index waiting_changes_by_trip on trip_changes (trip_id) where waiting_until is not null',
];

export const partChangesMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
