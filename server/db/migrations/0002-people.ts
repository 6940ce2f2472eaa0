import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  `create table images (
    name text collate "C" primary key,
    type text not null check (type in ('image/svg+xml', 'image/png', 'image/jpeg', 'image/webp')),
    data bytea not null,
    thumbnail bytea not null
  )`,
  `create table users (
    id uuid primary key,
    biz_cnt_key text,
    email text not null,
    email_key text collate "C" not null unique,
    password_hash text,
    needs_password_change boolean not null default false,
    name_prefix text,
    first_name text not null,
    middle_name text,
    last_name text not null,
    street text,
    postal_code text,
    city text,
    state_county_province text,
    country char(2),
    language char(2),
    gender text,
    date_of_birth date,
    private_email text,
    private_phone text,
    image text collate "C" references images,
    seat_preference text,
    meal_preference text,
    remarks text[] not null default '{}',
    active boolean not null default true,
    version integer not null default 1
  )`,
  `create table company_users (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    company_id uuid not null references companies,
    role text not null check (role in ('traveler', 'travel-arranger', 'company-admin', 'site-admin')),
    business_phone text,
    mobile_phone text,
    department_id uuid,
    contact_relation text,
    travel_policy_id uuid,
    level1_approver_id uuid,
    level2_approver_id uuid,
    note text,
    active boolean not null default true,
    last_used_at timestamptz,
    version integer not null default 1,
    unique (user_id, company_id),
    unique (company_id, id),
    foreign key (company_id, department_id) references departments (company_id, id),
    foreign key (company_id, travel_policy_id) references travel_policies (company_id, id),
    foreign key (company_id, level1_approver_id) references company_users (company_id, id),
    foreign key (company_id, level2_approver_id) references company_users (company_id, id),
    check (level1_approver_id <> id),
    check (level2_approver_id <> id)
  )`,
  `create table reference_field_defaults (
    company_user_id uuid not null references company_users on delete cascade,
    name text not null,
    value text not null,
    primary key (company_user_id, name)
  )`,
  `create table passports (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    country char(2) not null,
    number text not null,
    issue_date date not null,
    expiry_date date not null,
    is_default boolean not null default false,
    check (issue_date < expiry_date)
  )`,
  'create index passports_by_user on passports (user_id)',
  'create unique index one_default_passport on passports (user_id) where is_default',
  `create table visas (
    id uuid primary key,
    passport_id uuid not null references passports on delete cascade,
    country char(2) not null,
    number text not null,
    issue_date date not null,
    expiry_date date not null,
    multiple_entries boolean not null,
    check (issue_date < expiry_date)
  )`,
  'create index visas_by_passport on visas (passport_id)',
  `create table other_service_information (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    airline text not null,
    text text not null
  )`,
  'create index other_service_information_by_user on other_service_information (user_id)',
  `create table loyalty_memberships (
    id uuid primary key,
    company_id uuid references companies on delete cascade,
    user_id uuid references users on delete cascade,
    kind text not null check (kind in ('flight', 'hotel', 'car')),
    program text not null,
    membership_number text not null,
    check (num_nonnulls(company_id, user_id) = 1)
  )`,
  'create index loyalty_memberships_by_company on loyalty_memberships (company_id)',
  'create index loyalty_memberships_by_user on loyalty_memberships (user_id)',
];

export const peopleMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
