import { CompiledQuery } from 'kysely';
import { expect, it, vi } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Role } from '#domain/contract.ts';
import { REUSED_PLAN } from '../../db/reused-plan.ts';
import { cacheStatements } from './cache-statements.ts';

const defineAbilities = (role: Role) =>
  defineAbilitiesFor({ userId: 'user', companyUserId: 'place', companyId: 'company', role });
const siteAdmin = defineAbilities('site-admin');
type Asking = [abilities: typeof siteAdmin, criteria: object][];

/** How often one statement is built when each asks in turn. */
function countBuilds(asking: Asking, sql: string, values: unknown[] = []): number {
  const statementFor = cacheStatements();
  const build = vi.fn(() => ({ compile: () => CompiledQuery.raw(sql, values) }));
  for (const [abilities, criteria] of asking) {
    expect(statementFor(abilities, criteria, build)).toMatchObject({ sql, parameters: values });
  }
  return build.mock.calls.length;
}

const cachedSql = `select 1 ${REUSED_PLAN}`;

it('builds a statement once for those who may read everything', () => {
  const asking: Asking = [
    [siteAdmin, { sortBy: 'name' }],
    [defineAbilities('site-admin'), { sortBy: 'name' }],
  ];
  expect(countBuilds(asking, cachedSql)).toBe(1);
});

it('builds another one for another request', () => {
  const asking: Asking = [
    [siteAdmin, { sortBy: 'name' }],
    [siteAdmin, { sortBy: 'customerId' }],
  ];
  expect(countBuilds(asking, cachedSql)).toBe(2);
});

it.each(['company-admin', 'travel-arranger', 'traveler'] as const)(
  'never gives a %s that of others, nor others theirs',
  (role) => {
    const asking: Asking = [
      [defineAbilities(role), {}],
      [siteAdmin, {}],
      [defineAbilities(role), {}],
    ];
    expect(countBuilds(asking, cachedSql)).toBe(3);
  },
);

it('caches none with values', () => {
  const asking: Asking = [
    [siteAdmin, {}],
    [siteAdmin, {}],
  ];
  expect(countBuilds(asking, `select $1 ${REUSED_PLAN}`, ['theirs'])).toBe(2);
});

it('caches none whose plan is not reused', () => {
  const asking: Asking = [
    [siteAdmin, {}],
    [siteAdmin, {}],
  ];
  expect(countBuilds(asking, 'select 1')).toBe(2);
});
