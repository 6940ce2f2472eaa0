import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  // Processes of the version before still write and compare the hash.
  'alter table order_holds alter column offer_hash drop not null',
  'alter table order_holds add column offer_key text',
  'alter table order_holds add column travelers uuid[]',
  `create index order_holds_by_offer on order_holds (offer_key) where status = 'ordering'`,
  'drop index pending_offers',
  `create index ordered_offers on trip_parts (offer_key)
    where status in ('held', 'confirming', 'unknown', 'confirmed', 'changing')`,
  // The order that may have been sent: as text, like the snapshot.
  'alter table booking_drafts add column sent_order json',
];

export const offersOfTravellersMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
