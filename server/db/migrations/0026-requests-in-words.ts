import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table trips add column request jsonb',
  'alter table trips add column request_open boolean not null default false',
  'alter table trips add constraint trips_request_check check (request is not null or not request_open)',
  'alter table trips drop constraint trips_ended_by_check',
  `alter table trips add constraint trips_ended_by_check check (
    ended_by in ('refused', 'sentBack', 'expired', 'cancelled', 'failed', 'closed')
  )`,
  'alter table trip_parts drop constraint trip_parts_kind_check',
  `alter table trip_parts add constraint trip_parts_kind_check
    check (kind in ('flight', 'hotel', 'car', 'external'))`,
];

export const requestsInWordsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
