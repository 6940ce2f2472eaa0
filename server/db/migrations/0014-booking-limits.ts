import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table companies add column price_tolerance_tenths smallint check (price_tolerance_tenths between 0 and 200)',
  'alter table companies add column approval_limit_hours smallint check (approval_limit_hours between 1 and 168)',
  'alter table trips add column approval_limit_hours smallint not null default 24',
];

export const bookingLimitsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
