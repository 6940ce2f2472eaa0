import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  // What one euro costs, exactly as it was published.
  `create table exchange_rates (
    day date not null,
    currency char(3) not null,
    per_euro numeric not null check (per_euro > 0),
    primary key (day, currency)
  )`,
];

export const exchangeRatesMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
