import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/**
 * The embedded supplier keeps its own books, as any other supplier would: no foreign keys in either
 * direction, only values.
 */
const STATEMENTS = [
  `create table embedded_bookings (
    company_id uuid not null,
    reference text collate "C" not null,
    kind text not null check (kind in ('flight', 'hotel', 'car')),
    key text not null,
    travellers integer not null check (travellers > 0),
    price bigint not null check (price >= 0),
    currency char(3) not null,
    status text not null check (status in ('held', 'confirmed', 'cancelled')),
    locator text collate "C" not null unique,
    held_until timestamptz,
    priced_at timestamptz not null,
    primary key (company_id, reference),
    check ((status = 'held') = (held_until is not null))
  )`,
  // What is left is asked of this table alone: it repeats until when a booking is held.
  `create table embedded_units (
    unit text collate "C" not null,
    company_id uuid not null,
    reference text collate "C" not null,
    quantity integer not null check (quantity > 0),
    held_until timestamptz,
    primary key (unit, company_id, reference),
    foreign key (company_id, reference) references embedded_bookings on delete cascade
  )`,
  'create index embedded_units_by_booking on embedded_units (company_id, reference)',
  'create index embedded_units_by_hold on embedded_units (held_until) where held_until is not null',
  // What a call was answered that must not be done twice.
  `create table embedded_answers (
    company_id uuid not null,
    reference text collate "C" not null,
    call text collate "C" not null,
    answer jsonb not null,
    primary key (company_id, reference, call),
    foreign key (company_id, reference) references embedded_bookings on delete cascade
  )`,
  `create table practice_switches (
    company_id uuid primary key references companies on delete cascade,
    clock_offset_minutes integer not null,
    price_change_percent integer not null,
    sold_out boolean not null,
    slow_source text,
    slow_milliseconds integer,
    failed_sources text[] not null,
    lost_answers boolean not null,
    silent_approvers boolean not null,
    check ((slow_source is null) = (slow_milliseconds is null))
  )`,
];

export const embeddedInventoryMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
