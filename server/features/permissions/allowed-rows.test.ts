import { AbilityBuilder, createMongoAbility } from '@casl/ability';
import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Abilities } from '#domain/abilities.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { allowedRows, type RuleFields } from './allowed-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Grant = (can: AbilityBuilder<Abilities>['can']) => void;

const FIELDS: RuleFields = {
  _id: (id) => sql<SqlBool>`c.name = ${id}`,
  group: (id) => sql<SqlBool>`c.company_group = ${id}`,
  active: { isSet: sql<SqlBool>`c.active` },
  departments: {
    of: { _id: (id) => sql<SqlBool>`d.name = ${id}` },
    some: (isMatch) => sql<SqlBool>`exists (select from unnest(c.departments) as d (name) where ${isMatch})`,
  },
};

/** The names of the companies that a caller with these rules may read. */
async function readableNames(grant: Grant): Promise<string[]> {
  const { can, build } = new AbilityBuilder<Abilities>(createMongoAbility);
  grant(can);
  const { rows } = await sql<{ name: string }>`
    select c.name from (values
      ('alpine', 'ours', true, array['sales', 'legal']),
      ('coastal', 'ours', false, array['sales']),
      ('distant', 'theirs', true, array[]::text[])
    ) as c (name, company_group, active, departments)
    where ${allowedRows(build(), 'read', 'Company', FIELDS)} order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
}

test('a rule allows the rows that match its value', async () => {
  expect(await readableNames((can) => can('read', 'Company', { _id: 'alpine' }))).toEqual(['alpine']);
});

test('a value of a rule is never read as SQL', async () => {
  expect(await readableNames((can) => can('read', 'Company', { _id: "x' or 1=1 --" }))).toEqual([]);
});

test('one of several rules is enough', async () => {
  const names = await readableNames((can) => {
    can('read', 'Company', { _id: 'alpine' });
    can('read', 'Company', { group: 'theirs' });
  });
  expect(names).toEqual(['alpine', 'distant']);
});

test('all fields of a rule have to match', async () => {
  const inGroup = (group: string) =>
    readableNames((can) => can('read', 'Company', { _id: 'coastal', group }));
  expect([await inGroup('ours'), await inGroup('theirs')]).toEqual([['coastal'], []]);
});

test('one of the entries of a field has to match the rule', async () => {
  const names = await readableNames((can) =>
    can('read', 'Company', { active: true, departments: { $elemMatch: { _id: 'sales' } } }),
  );
  expect(names).toEqual(['alpine']);
});

test('a rule without conditions allows every row', async () => {
  expect(await readableNames((can) => can('manage', 'all'))).toEqual(['alpine', 'coastal', 'distant']);
});

test('a caller without rules is refused', async () => {
  await expect(readableNames((can) => can('read', 'User'))).rejects.toThrow(/does not allow/);
});

test.each<[string, Grant]>([
  ['about a field that no SQL is known for', (can) => can('read', 'Company', { name: 'x' })],
  ['that requires a mark not to be set', (can) => can('read', 'Company', { active: false })],
  ['with a comparison that no SQL is known for', (can) => can('read', 'Company', { _id: { $gt: 'x' } })],
])('a rule %s is a fault, never a row too many', async (_, grant) => {
  await expect(readableNames(grant)).rejects.toThrow(/No SQL is known/);
});
