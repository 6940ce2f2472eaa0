import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';
import { searchWords } from './search-words.ts';

const STATEMENTS = [
  `alter table company_users add column name_key text collate "C" not null default ''`,
  'create index company_users_by_name on company_users (company_id, name_key, id)',
  `create table company_user_words (
    company_id uuid not null,
    word text collate "C" not null,
    company_user_id uuid not null references company_users on delete cascade,
    primary key (company_id, word, company_user_id)
  )`,
  'create index company_user_words_by_user on company_user_words (company_user_id)',
];

interface Named {
  id: string;
  company_id: string;
  first_name: string;
  last_name: string;
  email: string;
  department: string | null;
}

async function nameEverybody(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Named>`
    select m.id, m.company_id, u.first_name, u.last_name, u.email, d.name as department
    from company_users m join users u on u.id = m.user_id left join departments d on d.id = m.department_id`.execute(
    db,
  );
  for (const { id, company_id, first_name, last_name, email, department } of rows) {
    const nameKey = searchWords(last_name, first_name).join(' ');
    await sql`update company_users set name_key = ${nameKey} where id = ${id}`.execute(db);
    for (const word of searchWords(first_name, last_name, email, department)) {
      await sql`insert into company_user_words values (${company_id}, ${word}, ${id})`.execute(db);
    }
  }
}

export const companyUserWordsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, STATEMENTS);
    await nameEverybody(db);
  },
};
