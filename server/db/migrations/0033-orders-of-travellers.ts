import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table idempotency_keys add column generation integer not null default 0',
  'drop index order_holds_once',
  // Orders that are under way go on without the protection of the new index.
  `update order_holds h set status = 'abandoned' where status = 'ordering' and exists (
    select from order_holds o where o.status = 'ordering' and o.offer_hash = h.offer_hash and o.reference < h.reference
  )`,
  `create unique index order_holds_once on order_holds (offer_hash) where status = 'ordering'`,
];

/**
 * An offer is ordered once for the same travellers, by any person. An order that is sent again after its holds were
 * released has new references.
 */
export const ordersOfTravellersMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
