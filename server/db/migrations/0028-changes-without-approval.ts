import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `alter table companies
    add column changes_without_approval_amount integer check (changes_without_approval_amount >= 0),
    add column changes_without_approval_currency char(3),
    add check ((changes_without_approval_amount is null) = (changes_without_approval_currency is null))`,
];

export const changesWithoutApprovalMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
