import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Our own record of changes at Duffel: under which call which change of an order was confirmed, and what it cost. */
const STATEMENTS = [
  `create table duffel_changes (
    company_id uuid not null,
    reference text collate "C" not null,
    call text collate "C" not null,
    change_id text collate "C" not null,
    offer_id text collate "C" not null,
    penalty bigint not null check (penalty >= 0),
    currency char(3) not null,
    sent_at timestamptz not null,
    is_done boolean not null,
    primary key (company_id, reference, call),
    foreign key (company_id, reference) references duffel_orders on delete cascade
  )`,
];

export const duffelChangesMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
