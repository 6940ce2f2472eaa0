import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const SOLD = ['order_holds', 'embedded_bookings', 'loyalty_memberships'];

const STATEMENTS = [
  'create table part_kinds (kind text primary key)',
  "insert into part_kinds values ('flight'), ('hotel'), ('car'), ('external')",
  'alter table trip_parts drop constraint trip_parts_kind_check',
  'alter table trip_parts add foreign key (kind) references part_kinds',
  ...SOLD.flatMap((table) => [
    `alter table ${table} drop constraint ${table}_kind_check`,
    `alter table ${table} add foreign key (kind) references part_kinds`,
    `alter table ${table} add constraint ${table}_kind_check check (kind <> 'external')`,
  ]),
  'alter table booking_drafts drop constraint booking_drafts_flow_check',
  `alter table booking_drafts add column part_kind text
    generated always as (nullif(flow, 'trip')) stored references part_kinds`,
  "alter table booking_drafts add constraint booking_drafts_flow_check check (flow <> 'external')",
];

/** The kinds of parts in one table, so that a new kind is a row and not a change of each check. */
export const partKindsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
