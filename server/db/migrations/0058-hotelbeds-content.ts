import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** What is known of the hotels of Hotelbeds, with one row that says how far that was read. */
const STATEMENTS = [
  `create table hotelbeds_hotels (
    code integer primary key,
    latitude double precision not null,
    longitude double precision not null,
    content jsonb not null
  )`,
  'create index hotelbeds_hotels_by_place on hotelbeds_hotels (latitude, longitude)',
  `create table hotelbeds_content (
    id integer primary key check (id = 1),
    next integer not null check (next > 0),
    since date,
    began date not null
  )`,
];

export const hotelbedsContentMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
