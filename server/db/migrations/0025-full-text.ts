import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Beginnings of words were kept with a star before them; as words of their own they find nothing more. */
const FORMER = [
  { table: 'companies', words: 'company_words', id: 'company_id' },
  { table: 'company_groups', words: 'company_group_words', id: 'company_group_id' },
  { table: 'users', words: 'user_words', id: 'user_id' },
  { table: 'company_users', words: 'company_user_words', id: 'company_user_id' },
  { table: 'trips', words: 'trip_entries', id: 'trip_id' },
];

const SEARCHED = FORMER.flatMap(({ table, words, id }) => [
  `alter table ${table} add column search tsvector not null default ''`,
  `update ${table} set search = former.search
    from (
      select ${id} as id, array_to_tsvector(array_agg(distinct ltrim(word, '*'))) as search
      from ${words} where ltrim(word, '*') <> '' group by ${id}
    ) as former
    where former.id = ${table}.id`,
  `create index ${table}_search on ${table} using gin (search)`,
]);

const FORMER_TABLES = [
  'drop trigger trip_entries_follow on trips',
  'drop function move_trip_entries',
  `drop table ${FORMER.map(({ words }) => words).join(', ')}`,
  'drop function trip_stage, word_mark',
];

/** One index for each order of the lists, and for each way in which a person has to do with a trip. */
const TRIP_LISTS = [
  'create index trips_in_order on trips (company_id, starts_on, id)',
  `create index trips_booked on trips (company_id, starts_on, id) include (ends_on)
    where status in ('approved', 'complete')`,
  `create index trips_by_end on trips (company_id, ends_on, starts_on) where status in ('approved', 'complete')`,
  `create index trips_over on trips (company_id, starts_on, id) where status in ('rejected', 'cancelled')`,
  'create index trips_by_level1_approver on trips (level1_approver_id) where level1_approver_id is not null',
  'create index trips_by_level2_approver on trips (level2_approver_id) where level2_approver_id is not null',
  'create index trips_by_informed on trips using gin (informed_approvers)',
];

export const fullTextMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, [...SEARCHED, ...FORMER_TABLES, ...TRIP_LISTS]),
};
