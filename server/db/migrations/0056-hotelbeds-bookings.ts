import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Our own record of bookings at Hotelbeds, which holds nothing for us: no foreign keys, only values. */
const STATEMENTS = [
  `create table hotelbeds_bookings (
    company_id uuid not null,
    reference text collate "C" not null,
    offer_key text collate "C" not null,
    price bigint not null check (price >= 0),
    net bigint not null check (net >= 0),
    currency char(3) not null,
    held_until timestamptz not null,
    booking_id text collate "C",
    sent_at timestamptz,
    cancel_call text collate "C",
    sealed_guests text,
    primary key (company_id, reference)
  )`,
  `create index hotelbeds_bookings_to_forget on hotelbeds_bookings (held_until) where sealed_guests is not null`,
];

export const hotelbedsBookingsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
