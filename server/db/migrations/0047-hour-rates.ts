import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `alter table companies
    add column hour_rate_amount integer check (hour_rate_amount >= 0),
    add column hour_rate_currency char(3),
    add check ((hour_rate_amount is null) = (hour_rate_currency is null))`,
];

export const hourRatesMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
