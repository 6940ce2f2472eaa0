import { AbilityBuilder, createMongoAbility } from '@casl/ability';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SqlBool,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { allowedRows } from './allowed-rows.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

type Grant = (can: AbilityBuilder<Abilities>['can']) => void;

function compileCondition(grant: Grant) {
  const { can, build } = new AbilityBuilder<Abilities>(createMongoAbility);
  grant(can);
  const abilities = build();
  const query = db
    .selectFrom('companies as c')
    .select('c.id')
    .where((eb) =>
      allowedRows(abilities, 'read', 'Company', {
        _id: (id) => eb('c.id', '=', id),
        group: (id) => eb('c.company_group_id', '=', id),
        active: { isSet: eb('c.active', '=', true) },
        departments: {
          of: { _id: (id) => sql<SqlBool>`d.id = ${id}` },
          some: (isMatch) => eb.exists(eb.selectFrom('departments as d').select('d.id').where(isMatch)),
        },
      }),
    );
  const compiled = query.compile();
  return { condition: compiled.sql.split(' where ')[1], parameters: compiled.parameters };
}

test('a rule becomes a condition with its values as parameters', () => {
  expect(compileCondition((can) => can('read', 'Company', { _id: "x' or 1=1" }))).toEqual({
    condition: '"c"."id" = $1',
    parameters: ["x' or 1=1"],
  });
});

test('one of several rules is enough, and all fields of a rule have to match', () => {
  const { condition, parameters } = compileCondition((can) => {
    can('read', 'Company', { _id: 'a' });
    can('read', 'Company', { _id: 'b', group: 'g' });
  });
  expect(condition).toContain(' or ');
  expect(condition).toContain(' and ');
  expect([...parameters].sort()).toEqual(['a', 'b', 'g']);
});

test('one of the entries of a field has to match the rule', () => {
  expect(
    compileCondition((can) =>
      can('read', 'Company', { active: true, departments: { $elemMatch: { _id: 'd' } } }),
    ),
  ).toEqual({
    condition: expect.stringContaining('exists (select "d"."id" from "departments" as "d"'),
    parameters: expect.arrayContaining(['d']),
  });
});

test('a rule without conditions allows every row', () => {
  expect(compileCondition((can) => can('manage', 'all'))).toEqual({ condition: '1 = 1', parameters: [] });
});

test('a caller without rules is refused', () => {
  expect(() => compileCondition((can) => can('read', 'User'))).toThrow(/does not allow/);
});

test.each<[string, Grant]>([
  ['about a field that no SQL is known for', (can) => can('read', 'Company', { name: 'x' })],
  ['about what is not so', (can) => can('read', 'Company', { active: false })],
  ['with a comparison that no SQL is known for', (can) => can('read', 'Company', { _id: { $gt: 'x' } })],
])('a rule %s is a fault, never a row too many', (_, grant) => {
  expect(() => compileCondition(grant)).toThrow(/No SQL is known/);
});
