import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Role } from '#domain/contract.ts';
import { companyPage } from '#server/features/companies/company-list-repository.ts';
import { companyUserPage } from '#server/features/users/company-user-list-repository.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const SOME_ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  // So many companies that a plan without an index would be a worse one.
  await sql`
    insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type)
    select gen_random_uuid(), 'C' || n, 'Company ' || n, 'company ' || n, 'en', 'CHF', 'metric', 'invoice'
    from generate_series(1, 20000) n`.execute(database.db);
  await sql`
    insert into company_words (company_id, word)
    select id, unnest(array['company', substr(name_key, 9)]) from companies`.execute(database.db);
  await sql`analyze companies, company_words`.execute(database.db);
  await fillOneCompany();
});
afterAll(() => database.close());

/** Five thousand users of one company. */
async function fillOneCompany(): Promise<void> {
  await sql`
    insert into users (id, email, email_key, first_name, last_name)
    select gen_random_uuid(), n || '@x.example', n || '@x.example', 'First', 'Last ' || n
    from generate_series(1, 5000) n`.execute(database.db);
  await sql`
    insert into company_users (id, user_id, company_id, role, name_key)
    select gen_random_uuid(), u.id, (select id from companies order by name_key limit 1), 'traveler', u.last_name
    from users u`.execute(database.db);
  await sql`
    insert into company_user_words (company_id, word, company_user_id)
    select company_id, unnest(array['last', substr(name_key, 6)]), id from company_users`.execute(
    database.db,
  );
  await sql`analyze users, company_users, company_user_words`.execute(database.db);
}

async function planOf(role: Role, searchString = ''): Promise<string> {
  const actor = { userId: SOME_ID, companyUserId: SOME_ID, companyId: SOME_ID, role };
  const query = companyPage(database.db, defineAbilitiesFor(actor), { page: 1, searchString });
  const rows = await query.explain<{ 'QUERY PLAN': string }>();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('the list of companies is read in the order of an index', async () => {
  const plan = await planOf('site-admin');
  expect(plan).toContain('using companies_by_name');
  expect(plan).not.toContain('Sort Key');
});

test('the list of one company is read by its id', async () => {
  expect(await planOf('company-admin')).toContain('companies_pkey');
});

test('a search reads the words that begin as the typed one does', async () => {
  expect(await planOf('site-admin', '1999')).toContain('company_words_by_word');
});

describe('the users of a large company', () => {
  async function planOfUsers(searchString: string): Promise<string> {
    const { company_id: companyId } = await database.db
      .selectFrom('company_users')
      .select('company_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const actor = { userId: SOME_ID, companyUserId: SOME_ID, companyId, role: 'travel-arranger' as const };
    const query = companyUserPage(database.db, defineAbilitiesFor(actor), {
      companyId,
      page: 1,
      searchString,
    });
    const rows = await query.explain<{ 'QUERY PLAN': string }>();
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  test('are read in the order of an index', async () => {
    const plan = await planOfUsers('');
    expect(plan).toContain('using company_users_by_name');
    expect(plan).not.toContain('Sort Key');
  });

  test('are searched by the words that begin as the typed one does', async () => {
    expect(await planOfUsers('1999')).toContain('company_user_words_pkey');
  });
});
