import { CompiledQuery } from 'kysely';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { listCompanies } from '#server/features/companies/company-list-repository.ts';
import { interleave, type Measured } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { type CompanyListBench, ENGINES, type Engine } from './company-list-bench.ts';
import { FOUND_BY } from './fill-with-companies.ts';
import { signIn } from './sign-in.ts';
import { type Statement, statementsOf } from './statements-of.ts';

export const SEARCH = `/api/companies?searchString=${FOUND_BY}`;
const LIST = '/api/companies';
const abilities = defineAbilitiesFor({ userId: '', companyUserId: '', companyId: '', role: 'site-admin' });
const REQUESTS = 200;
const LIMIT_MS = 20_000;

/**
 * Medians in milliseconds: of the list's statements alone, of the same with the plans that the product's connections
 * keep, of the list, and of a search in it.
 */
export type ListTimes = Record<Engine, Measured<'sql' | 'kept' | 'list' | 'search', number>>;

export async function measureListTimes(bench: CompanyListBench): Promise<ListTimes> {
  const times: Partial<ListTimes> = {};
  for (const engine of ENGINES) times[engine] = await measureEngine(bench, engine);
  return times as ListTimes; // every engine has been measured
}

async function measureEngine(
  { engines, load }: CompanyListBench,
  engine: Engine,
): Promise<ListTimes[Engine]> {
  const { product, executeSql, db } = engines[engine];
  const statements = await statementsOf((db) => listCompanies(db, abilities, { page: 1, searchString: '' }));
  const headers = { authorization: `Bearer ${(await signIn(product.address)).accessToken}` };
  const ask = (path: string) => async () => {
    const address = new URL(path, product.address).href;
    const { latencies } = await load({
      address,
      headers,
      connections: 1,
      requests: REQUESTS,
      limitMs: LIMIT_MS,
    });
    return median(latencies);
  };
  const query = (execute: (statement: Statement) => Promise<unknown>) => async () => {
    const durations: number[] = [];
    for (let run = 0; run < REQUESTS; run += 1) {
      const began = performance.now();
      for (const statement of statements) await execute(statement);
      durations.push(performance.now() - began);
    }
    return median(durations);
  };
  return await interleave(
    {
      sql: query(({ text, values }) => executeSql(text, values)),
      kept: query(({ text, values }) => db.executeQuery(CompiledQuery.raw(text, values))),
      list: ask(LIST),
      search: ask(SEARCH),
    },
    { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['sql'], figureOf: (time) => time },
  );
}
