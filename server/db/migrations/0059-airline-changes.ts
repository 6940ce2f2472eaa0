import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** What airlines have changed of booked flights by themselves, and which events of Duffel were received. */
const STATEMENTS = [
  `create table airline_changes (
    id uuid primary key,
    part_id uuid not null references trip_parts on delete cascade,
    supplier_id text collate "C" not null,
    state text not null check (state in ('open', 'accepted', 'over')),
    actions text[] not null,
    legs jsonb not null,
    detected_at timestamptz not null,
    found_at timestamptz not null,
    unique (part_id, supplier_id)
  )`,
  'alter table trip_parts add column airline_asked_at timestamptz',
  'create index duffel_orders_by_order on duffel_orders (order_id)',
  `create table duffel_events (
    id text collate "C" primary key,
    received_at timestamptz not null
  )`,
];

export const airlineChangesMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
