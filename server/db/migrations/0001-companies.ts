import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const ADDRESS = `
  street text,
  postal_code text,
  city text,
  state_county_province text,
  country char(2)`;

const STATEMENTS = [
  `create table company_groups (
    id uuid primary key,
    name text not null,
    name_key text collate "C" not null unique,
    active boolean not null default true,
    version integer not null default 1
  )`,
  `create table companies (
    id uuid primary key,
    company_group_id uuid references company_groups,
    biz_adr_key text,
    biz_adr_group_cde_key text,
    customer_id text not null unique,
    name text not null,
    name_key text collate "C" not null,
    ${ADDRESS},
    language char(2) not null,
    currency char(3) not null,
    measurement_units text not null check (measurement_units in ('metric', 'imperial')),
    email text,
    phone text,
    emails text[] not null default '{}',
    tags text[] not null default '{}',
    note text,
    active boolean not null default true,
    payment_type text not null check (payment_type in ('creditcard', 'invoice')),
    invoice_frequency text,
    invoice_payment_terms text,
    booking_fee_amount integer check (booking_fee_amount >= 0),
    booking_fee_currency char(3),
    version integer not null default 1,
    unique nulls not distinct (company_group_id, name_key),
    check ((booking_fee_amount is null) = (booking_fee_currency is null))
  )`,
  'create index companies_by_name on companies (name_key, id)',
  'create index companies_by_group on companies (company_group_id, name_key, id)',
  `create table company_words (
    company_id uuid not null references companies on delete cascade,
    word text collate "C" not null,
    primary key (company_id, word)
  )`,
  'create index company_words_by_word on company_words (word, company_id)',
  `create table company_locations (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    position integer not null,
    name text not null,
    ${ADDRESS},
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    unique (company_id, position),
    check ((latitude is null) = (longitude is null))
  )`,
  `create table departments (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    name text not null,
    name_key text collate "C" not null,
    unique (company_id, name_key),
    unique (company_id, id)
  )`,
  `create table reference_fields (
    company_id uuid not null references companies on delete cascade,
    position integer not null check (position between 1 and 6),
    name text not null,
    mandatory boolean not null,
    primary key (company_id, position)
  )`,
  `create table company_rate_codes (
    company_id uuid not null references companies on delete cascade,
    code text not null,
    primary key (company_id, code)
  )`,
  `create table travel_policies (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    name text not null,
    name_key text collate "C" not null,
    is_default boolean not null default false,
    flight jsonb not null,
    hotel jsonb not null,
    car jsonb not null,
    version integer not null default 1,
    unique (company_id, name_key),
    unique (company_id, id)
  )`,
  'create unique index one_default_policy on travel_policies (company_id) where is_default',
];

export const companiesMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
