import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table idempotency_keys alter column trip_id drop not null',
  'alter table idempotency_keys alter column answer drop not null',
  'alter table idempotency_keys add check ((trip_id is null) = (answer is null))',
  `create table order_holds (
    reference text collate "C" primary key,
    user_id uuid not null references users,
    company_id uuid not null references companies,
    kind text not null check (kind in ('flight', 'hotel', 'car')),
    offer_hash bytea not null,
    status text not null check (status in ('ordering', 'abandoned', 'releasing')),
    release_at timestamptz not null
  )`,
  `create unique index order_holds_once on order_holds (user_id, offer_hash) where status = 'ordering'`,
  'create index order_holds_by_release on order_holds (release_at)',
  `create index pending_offers on trip_parts (offer_key) where status in ('held', 'confirming', 'unknown')`,
];

/** Records what an order is about to hold, before it holds it: what no trip comes of can be given back. */
export const orderHoldsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
