import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table trips drop constraint trips_ended_by_check',
  `alter table trips add constraint trips_ended_by_check check (
    ended_by in ('refused', 'sentBack', 'expired', 'cancelled', 'failed')
  )`,
  `alter table trips add column policies jsonb not null default '[]'`,
  `alter table trips add column asked_approvers uuid[] not null default '{}'`,
  `alter table trips add column informed_approvers uuid[] not null default '{}'`,
  `update trips set asked_approvers = array_remove(array[
    case status when 'waiting_level_1_approval' then level1_approver_id else level2_approver_id end], null)
    where waiting_until is not null`,
  'update trips set informed_approvers = asked_approvers',
  'alter table trips add column waiting_since timestamptz',
  'update trips set waiting_since = created_at where waiting_until is not null',
  `alter table trips add constraint trips_waiting_since_check check ((waiting_since is null) = (waiting_until is null))`,
  'alter table trip_parts add column alternative jsonb',
  'alter table trip_parts add column generation smallint not null default 0 check (generation >= 0)',
  `alter table company_users add column delegate_id uuid,
    add column delegate_from date,
    add column delegate_until date,
    add column delegate_active boolean not null default false,
    add foreign key (company_id, delegate_id) references company_users (company_id, id),
    add constraint company_users_delegate_check check (
      case when delegate_id is null
        then delegate_from is null and delegate_until is null and not delegate_active
        else delegate_id <> id and delegate_from <= delegate_until
      end
    )`,
  'create index company_user_delegates on company_users (delegate_id) where delegate_id is not null',
];

export const approvalsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
