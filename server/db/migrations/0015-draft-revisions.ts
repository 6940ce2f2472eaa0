import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Lets a draft be replaced only by a tab that has seen it. */
export const draftRevisionsMigration: Migration = {
  up: (db: Kysely<unknown>) =>
    runStatements(db, ['alter table booking_drafts add column revision integer not null default 1']),
};
