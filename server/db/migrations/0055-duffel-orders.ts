import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Our own record of orders at Duffel, which knows no reference of ours: no foreign keys, only values. */
const STATEMENTS = [
  `create table duffel_orders (
    company_id uuid not null,
    reference text collate "C" not null,
    offer_id text collate "C" not null,
    travelers integer not null check (travelers > 0),
    is_hold boolean not null,
    price bigint not null check (price >= 0),
    currency char(3) not null,
    held_until timestamptz not null,
    order_id text collate "C",
    sent_at timestamptz,
    cancel_call text collate "C",
    sealed_contents text,
    primary key (company_id, reference)
  )`,
  `create index duffel_orders_to_forget on duffel_orders (held_until) where sealed_contents is not null`,
];

export const duffelOrdersMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
