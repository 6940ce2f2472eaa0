import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `create table failed_repairs (
    work text not null,
    subject_id uuid not null,
    attempts integer not null,
    failure text not null,
    failed_at timestamptz not null,
    primary key (work, subject_id)
  )`,
  'create table write_probes (id integer primary key, noise bytea not null)',
];

export const failedRepairsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
