import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `create table call_counts (
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('calls', 'searches')),
    minute timestamptz not null,
    calls integer not null check (calls > 0),
    primary key (user_id, kind)
  )`,
];

export const callCountsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
