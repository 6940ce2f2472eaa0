import { expect, it } from 'vitest';
import { sourceFiles } from './repository-files.ts';

/** Tables that a second feature also writes, each with its reason. */
const SHARED_TABLES: Record<string, { by: string[]; reason: string }> = {
  users: { by: ['auth', 'users'], reason: 'Users set the password that they sign in with.' },
  company_users: {
    by: ['auth', 'delegations', 'users'],
    reason: 'Acting in a company says where to begin next time, and a delegate is named on its own.',
  },
};

const tables = new Set(
  sourceFiles('server/db/migrations/*.ts').flatMap(({ text }) =>
    [...text.matchAll(/create table (\w+)/g)].map(([, table = '']) => table),
  ),
);
const WRITING = /(?:(?:insertInto|updateTable|deleteFrom)\(\s*'|\b(?:insert into|update|delete from) )(\w+)/g;

it('each table is written by one feature, or a reason is given', () => {
  const writers = new Map<string, Set<string>>();
  for (const { name, text } of sourceFiles('server/features/**/*.ts')) {
    const feature = name.split('/')[2] ?? '';
    if (name.endsWith('.test.ts')) continue;
    for (const [, table = ''] of text.matchAll(WRITING)) {
      if (tables.has(table)) writers.set(table, (writers.get(table) ?? new Set()).add(feature));
    }
  }
  expect(writers.size).toBeGreaterThan(20);
  const shared = [...writers].filter(([, features]) => features.size > 1);
  expect(Object.fromEntries(shared.map(([table, features]) => [table, [...features].toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(SHARED_TABLES).map(([table, { by }]) => [table, by])),
  );
});
