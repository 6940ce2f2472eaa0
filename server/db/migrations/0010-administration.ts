import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';
import { searchWords } from './search-words.ts';

const STATEMENTS = [
  `alter table companies add column remarks text[] not null default '{}'`,
  'create index trips_by_card on trips (card_id) where card_id is not null',
  `create table record_changes (
    id uuid primary key,
    at timestamptz not null,
    subject text not null check (subject in ('company', 'companyGroup', 'companyUser', 'user')),
    subject_id uuid not null,
    company_id uuid,
    about text not null,
    section text not null,
    user_id uuid references users,
    request_id text not null,
    changes jsonb not null
  )`,
  'create index record_changes_by_subject on record_changes (subject_id, id)',
  'create index record_changes_by_company on record_changes (company_id, id)',
  `alter table users add column name_key text collate "C" not null default ''`,
  'create index users_by_name on users (name_key, id)',
  'create index users_by_image on users (image) where image is not null',
  // The sort keys of users are stored with their search words, so that the first page is found without
  // reading all matches.
  `create table user_words (
    word text collate "C" not null,
    name_key text collate "C" not null,
    email_key text collate "C" not null,
    user_id uuid not null references users on delete cascade,
    primary key (user_id, word)
  )`,
  // Any word may have many matches: the index is read in order, never sorted.
  'alter table user_words alter column word set (n_distinct = 200)',
  'create index user_words_by_name on user_words (word, name_key, user_id)',
  'create index user_words_by_email on user_words (word, email_key, user_id)',
  `create table company_group_words (
    word text collate "C" not null,
    company_group_id uuid not null references company_groups on delete cascade,
    primary key (word, company_group_id)
  )`,
  'create index company_group_words_by_group on company_group_words (company_group_id)',
];

interface Person {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  email_key: string;
}

async function nameUsers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Person>`select id, first_name, last_name, email, email_key from users`.execute(
    db,
  );
  for (const { id, first_name, last_name, email, email_key } of rows) {
    const nameKey = searchWords(last_name, first_name).join(' ');
    await sql`update users set name_key = ${nameKey} where id = ${id}`.execute(db);
    for (const word of searchWords(first_name, last_name, email)) {
      await sql`insert into user_words values (${word}, ${nameKey}, ${email_key}, ${id})`.execute(db);
    }
  }
}

async function nameGroups(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from company_groups`.execute(db);
  for (const { id, name } of rows) {
    for (const word of searchWords(name)) {
      await sql`insert into company_group_words values (${word}, ${id})`.execute(db);
    }
  }
}

async function tagCompanies(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; tags: string[] }>`select id, tags from companies`.execute(db);
  for (const { id, tags } of rows) {
    for (const word of searchWords(...tags)) {
      await sql`insert into company_words values (${id}, ${word}) on conflict do nothing`.execute(db);
    }
  }
}

export const administrationMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, STATEMENTS);
    await nameUsers(db);
    await nameGroups(db);
    await tagCompanies(db);
  },
};
