import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table booking_drafts drop constraint booking_drafts_flow_check',
  `alter table booking_drafts add constraint booking_drafts_flow_check
    check (flow in ('flight', 'hotel', 'car', 'trip'))`,
];

export const draftTripsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
