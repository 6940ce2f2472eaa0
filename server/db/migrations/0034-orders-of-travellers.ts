import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = ['alter table idempotency_keys add column generation integer not null default 0'];

/** An order that is sent again after its holds were released has new references. */
export const ordersOfTravellersMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
