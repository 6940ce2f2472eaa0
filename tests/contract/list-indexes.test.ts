import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Role, SortOrder } from '#domain/contract.ts';
import {
  type CompanyCriteria,
  companyPage,
  findCompanies,
} from '#server/features/companies/company-list-repository.ts';
import { findGroups, type GroupCriteria, groupPage } from '#server/features/groups/group-list-repository.ts';
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
    insert into company_words (company_id, name_key, customer_id, mark, word)
    select id, name_key, customer_id, mark, unnest(words || array['*com', '*' || left(words[2], 3)])
    from companies, lateral (select array['company', substr(name_key, 9)] as words) as worded,
      lateral (select word_mark(words) as mark offset 0) as marked`.execute(database.db);
  await sql`analyze companies, company_words`.execute(database.db);
  await fillOneCompany();
  await fillGroups();
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

async function fillGroups(): Promise<void> {
  await sql`
    insert into company_groups (id, name, name_key)
    select gen_random_uuid(), 'Group ' || n, 'group ' || n from generate_series(1, 5000) n`.execute(
    database.db,
  );
  await sql`
    insert into company_group_words (company_group_id, name_key, mark, word)
    select id, name_key, mark, unnest(words || array['*gro', '*' || left(words[2], 3)])
    from company_groups, lateral (select array['group', substr(name_key, 7)] as words) as worded,
      lateral (select word_mark(words) as mark offset 0) as marked`.execute(database.db);
  await sql`analyze company_groups, company_group_words`.execute(database.db);
}

function abilitiesOf(role: Role) {
  return defineAbilitiesFor({ userId: SOME_ID, companyUserId: SOME_ID, companyId: SOME_ID, role });
}

interface Explained {
  explain(): Promise<Record<string, unknown>[]>;
}

async function explained(query: Explained): Promise<string> {
  const rows = await query.explain();
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

async function planOf(role: Role, criteria: CompanyCriteria = {}): Promise<string> {
  const abilities = abilitiesOf(role);
  const found = await findCompanies(database.db, abilities, criteria);
  return await explained(companyPage(database.db, { abilities, criteria, found }));
}

const orders: [CompanyCriteria, string][] = [
  [{}, 'Scan using companies_by_name'],
  [{ sortOrder: 'descending' }, 'Scan Backward using companies_by_name'],
  [{ sortBy: 'customerId' }, 'Scan using companies_customer_id_key'],
  [{ sortBy: 'customerId', sortOrder: 'descending' }, 'Scan Backward using companies_customer_id_key'],
  [{ groupId: SOME_ID }, 'using companies_by_group'],
  [{ groupId: SOME_ID, sortOrder: 'descending' }, 'using companies_by_group'],
];
test.each(orders)('the list of companies by %j is read in the order of an index', async (criteria, index) => {
  const plan = await planOf('site-admin', criteria);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort Key');
});

test('the list of one company is read by its id', async () => {
  expect(await planOf('company-admin')).toContain('companies_pkey');
});

test.each([
  [{}, 'Scan using company_words_by_name'],
  [{ sortOrder: 'descending' }, 'Scan Backward using company_words_by_name'],
  [{ sortBy: 'customerId' }, 'Scan using company_words_by_customer'],
] satisfies [CompanyCriteria, string][])(
  'a search by %j reads the first companies of a word in their order',
  async (criteria, index) => {
    for (const searchString of ['1999', 'company', 'com']) {
      const plan = await planOf('site-admin', { ...criteria, searchString });
      expect(plan).toMatch(new RegExp(`Limit.*\n.*${index}`));
      expect(plan).toContain('companies_pkey');
      expect(plan).not.toContain('Seq Scan');
    }
  },
);

describe('the list of groups', () => {
  async function planOfGroups(criteria: GroupCriteria): Promise<string> {
    const abilities = abilitiesOf('site-admin');
    const found = await findGroups(database.db, abilities, criteria);
    return await explained(groupPage(database.db, { abilities, criteria, found }));
  }

  test.each([
    ['ascending', 'Scan using company_groups_name_key_key'],
    ['descending', 'Scan Backward using company_groups_name_key_key'],
  ] as const)('is read in the %s order of an index', async (sortOrder, index) => {
    const plan = await planOfGroups({ sortOrder });
    expect(plan).toContain(index);
    expect(plan).toContain('Index Cond: (company_group_id = g.id)');
    expect(plan).not.toContain('Sort Key');
  });

  test.each(['1999', 'group', 'gro'])(
    'is searched for %s by its first groups in their order',
    async (searchString) => {
      const plan = await planOfGroups({ searchString });
      expect(plan).toMatch(/Limit.*\n.*Scan using company_group_words_by_name/);
    },
  );
});

describe('the users of a large company', () => {
  async function planOfUsers(searchString: string, sortOrder?: SortOrder): Promise<string> {
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
      ...(sortOrder && { sortOrder }),
    });
    return await explained(query);
  }

  test.each(['ascending', 'descending'] as const)('are read in the %s order of an index', async (order) => {
    const plan = await planOfUsers('', order);
    expect(plan).toContain('using company_users_by_name');
    expect(plan).not.toContain('Sort Key');
  });

  test('are searched by the words that begin as the typed one does', async () => {
    expect(await planOfUsers('1999')).toContain('company_user_words_pkey');
  });
});
