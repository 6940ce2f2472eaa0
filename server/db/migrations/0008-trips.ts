import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const PART_STATUSES = `'held', 'confirming', 'confirmed', 'unknown', 'changing', 'cancelling', 'cancelled', 'failed'`;

const STATEMENTS = [
  `create table trips (
    id uuid primary key,
    company_id uuid not null references companies,
    itinerary_ref text collate "C" not null unique check (itinerary_ref ~ '^[A-Z0-9]{6}$'),
    status text not null check (status in ('waiting_level_1_approval', 'waiting_level_2_approval', 'approved',
      'complete', 'rejected', 'cancelled')),
    ended_by text check (ended_by in ('refused', 'expired', 'cancelled', 'failed')),
    levels smallint[] not null,
    level1_approver_id uuid,
    level2_approver_id uuid,
    created_by_user_id uuid not null references users,
    created_at timestamptz not null,
    title text not null,
    starts_on date not null,
    ends_on date not null,
    total_amount bigint not null,
    total_currency char(3) not null,
    verdict jsonb not null,
    booking_info jsonb not null,
    card_id uuid references cards on delete set null,
    waiting_until timestamptz,
    reminded_at timestamptz,
    version integer not null default 1,
    foreign key (company_id, level1_approver_id) references company_users (company_id, id),
    foreign key (company_id, level2_approver_id) references company_users (company_id, id),
    check (starts_on <= ends_on and ends_on - starts_on <= 400),
    check ((ended_by is null) = (status not in ('rejected', 'cancelled'))),
    check ((waiting_until is null) = (status not in ('waiting_level_1_approval', 'waiting_level_2_approval')))
  )`,
  `create index waiting_trips on trips (company_id, waiting_until) where waiting_until is not null`,
  `create table trip_travellers (
    trip_id uuid not null references trips on delete cascade,
    position smallint not null,
    company_user_id uuid not null references company_users,
    first_name text not null,
    last_name text not null,
    primary key (trip_id, position),
    unique (company_user_id, trip_id)
  )`,
  // 1 waiting, 2 booked, 3 booked for long, 4 over; the lists of trips select by these.
  `create function trip_stage(status text, starts_on date, ends_on date) returns smallint language sql immutable as
    'select (case when status in (''waiting_level_1_approval'', ''waiting_level_2_approval'') then 1
      when status in (''rejected'', ''cancelled'') then 4
      when ends_on - starts_on <= 7 then 2
      else 3 end)::smallint'`,
  `create table trip_entries (
    reader_id uuid not null,
    word text collate "C" not null,
    stage smallint not null,
    starts_on date not null,
    ends_on date not null,
    trip_id uuid not null references trips on delete cascade,
    primary key (reader_id, word, stage, starts_on, trip_id) include (ends_on)
  )`,
  'create index trip_entries_by_trip on trip_entries (trip_id, reader_id, word)',
  `create function move_trip_entries() returns trigger language plpgsql as '
    begin
      update trip_entries
        set stage = trip_stage(new.status, new.starts_on, new.ends_on), starts_on = new.starts_on, ends_on = new.ends_on
        where trip_id = new.id;
      return null;
    end'`,
  `create trigger trip_entries_follow after update of status, starts_on, ends_on on trips for each row
    when (trip_stage(old.status, old.starts_on, old.ends_on) <> trip_stage(new.status, new.starts_on, new.ends_on)
      or old.starts_on <> new.starts_on or old.ends_on <> new.ends_on)
    execute function move_trip_entries()`,
  `create table trip_parts (
    id uuid primary key,
    trip_id uuid not null references trips on delete cascade,
    position smallint not null,
    kind text not null check (kind in ('flight', 'hotel', 'car')),
    status text not null check (status in (${PART_STATUSES})),
    attempt text check (attempt in ('confirm', 'change', 'cancel')),
    failure text check (failure in ('soldOut', 'priceChanged', 'declined', 'expired', 'notFound')),
    reference text collate "C" not null unique,
    offer_key text not null,
    locator text,
    held_until timestamptz,
    price_amount bigint not null,
    price_currency char(3) not null,
    accepted_amount bigint not null,
    refund_amount bigint,
    penalty_amount bigint,
    details jsonb not null,
    starts_on date not null,
    ends_on date not null,
    version integer not null default 1,
    unique (trip_id, position)
  )`,
  `create index unsettled_parts on trip_parts (status) where status in ('confirming', 'unknown', 'changing', 'cancelling')`,
  `create index held_parts on trip_parts (status, id) where held_until is not null`,
  `create table trip_events (
    id uuid primary key,
    trip_id uuid not null references trips on delete cascade,
    part_id uuid references trip_parts on delete cascade,
    at timestamptz not null,
    kind text not null,
    user_id uuid references users,
    request_id text,
    details jsonb not null default '{}'
  )`,
  'create index trip_events_in_order on trip_events (trip_id, id)',
  `create table idempotency_keys (
    user_id uuid not null references users on delete cascade,
    key text collate "C" not null,
    request_hash bytea not null,
    trip_id uuid not null references trips on delete cascade,
    answer jsonb not null,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
  `create table booking_drafts (
    user_id uuid not null references users on delete cascade,
    company_id uuid not null references companies on delete cascade,
    flow text not null check (flow in ('flight', 'hotel', 'car')),
    chart_version integer not null,
    snapshot json not null,
    saved_at timestamptz not null,
    primary key (user_id, company_id, flow)
  )`,
  'create index booking_drafts_by_age on booking_drafts (saved_at)',
];

export const tripsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
