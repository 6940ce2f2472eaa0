import { CompiledQuery, createQueryId, type Kysely, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/schema.ts';
import { findUsedDepartment, readMembershipIds } from '#server/features/companies/department-repository.ts';
import { findUsedPolicy } from '#server/features/policies/company-policy-repository.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const SOME_ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';

let database: TestDatabase;
let companyId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  // Enough people that a plan without an index would be worse.
  const { rows } = await sql<{ id: string }>`
    insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type)
    select gen_random_uuid(), 'C' || n, 'Company ' || n, 'company ' || n, 'en', 'CHF', 'metric', 'invoice'
    from generate_series(1, 100) n returning id`.execute(database.db);
  companyId = rows[0]?.id ?? '';
  await sql`
    insert into users (id, email, email_key, first_name, last_name)
    select gen_random_uuid(), n || '@x.example', n || '@x.example', 'First', 'Last ' || n
    from generate_series(1, 50) n`.execute(database.db);
  await sql`
    insert into company_users (id, user_id, company_id, role)
    select gen_random_uuid(), u.id, c.id, 'traveler' from users u, companies c`.execute(database.db);
  await sql`analyze companies, users, company_users`.execute(database.db);
});
afterAll(() => database.close());

test.each([
  ['a department', findUsedDepartment],
  ['a department that gets another name', readMembershipIds],
  ['a policy', findUsedPolicy],
] as const)('who has %s is found among the people of the company', async (_, find) => {
  const plans = await plansOf((db) => find(db, companyId, [SOME_ID]));
  expect(plans).toContain('on company_users');
  expect(plans).not.toContain('Seq Scan on company_users');
});

/** The plans of all executed statements. */
async function plansOf(work: (db: Kysely<Database>) => Promise<unknown>): Promise<string> {
  const asked: RootOperationNode[] = [];
  const listening = database.db.withPlugin({
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(listening);
  const plans: string[] = [];
  for (const node of asked) {
    const { sql: text, parameters } = database.db.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await database.db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    );
    plans.push(...rows.map((row) => String(row['QUERY PLAN'])));
  }
  return plans.join('\n');
}
