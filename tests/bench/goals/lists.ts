import { randomBytes } from 'node:crypto';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { listCompanies } from '#server/features/companies/company-list-repository.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../goal.ts';
import { createDatabase } from '../lists.ts';
import { applyLoad } from '../load.ts';
import { type Product, SITE_ADMIN, signIn, startProduct } from '../product.ts';
import { compare, median, quantile } from '../statistics.ts';

const REQUESTS = 200;
const ROUNDS = 5;
const CONNECTIONS = 50;
const SECONDS = 10;

/** B1: the list of 10,000 companies over HTTP with a token, against the same query in this process. */
export async function measureListLatency(bench: Bench): Promise<Figure[]> {
  const { product, headers, databaseUrl } = await bench.lists();
  const { db, close } = await openPostgres(databaseUrl);
  const abilities = defineAbilitiesFor({ userId: '', companyUserId: '', companyId: '', role: 'site-admin' });
  const query = async () => {
    const times: number[] = [];
    for (let run = 0; run < REQUESTS; run += 1) {
      const start = performance.now();
      await listCompanies(db, abilities, { page: 1, searchString: '' });
      times.push(performance.now() - start);
    }
    return median(times);
  };
  const request = async () => {
    const url = new URL('/api/companies', product.address).href;
    const { latencies, errors } = await applyLoad({ url, headers, connections: 1, amount: REQUESTS });
    if (errors > 0) throw new Error(`${errors} requests failed`);
    return median(latencies);
  };
  const { ours, floor } = await compare(ROUNDS, request, query).finally(close);
  return [
    {
      what: 'Authenticated list, p50 / the same query in-process',
      measured: ours / floor,
      unit: 'ratio',
      budget: { atMost: 2.5 },
      floor: `${ours.toFixed(2)} / ${floor.toFixed(2)} ms`,
    },
  ];
}

/** B2: errors and spread of each list at 50 connections. */
export async function measureListsUnderLoad(bench: Bench): Promise<Figure[]> {
  const { product, headers } = await bench.lists();
  const figures: Figure[] = [];
  for (const list of ['companies', 'groups', 'users']) {
    const url = new URL(`/api/${list}`, product.address).href;
    const { latencies, errors, perSecond } = await applyLoad({
      url,
      headers,
      connections: CONNECTIONS,
      duration: SECONDS,
    });
    const [p50, p99] = [median(latencies), quantile(latencies, 0.99)];
    const what = `List of ${list} at ${CONNECTIONS} connections`;
    figures.push(
      {
        what: `${what}: errors`,
        measured: errors,
        unit: 'count',
        budget: { atMost: 0 },
        floor: `${perSecond.toFixed(0)} answers a second`,
      },
      {
        what: `${what}: p99 / p50`,
        measured: p99 / p50,
        unit: 'ratio',
        budget: { atMost: 4 },
        floor: `${p99.toFixed(0)} / ${p50.toFixed(0)} ms`,
      },
    );
  }
  return figures;
}

/**
 * B6: answers a second of two processes on one PostgreSQL, against one. It is a rough figure: the database and
 * autocannon share the machine with both, so that two processes gain only where cores are idle.
 */
export async function measureTwoProcesses(bench: Bench): Promise<Figure[]> {
  const env = {
    DATABASE_URL: await createDatabase(bench, 'two'),
    SECRET_KEY: randomBytes(32).toString('base64url'),
  };
  const first = await startProduct(bench, { env });
  const second = await startProduct(bench, { env });
  const { headers } = await signIn(first.address, SITE_ADMIN);
  const load = async ({ address }: Product, connections: number) => {
    const url = new URL('/api/companies', address).href;
    const { perSecond, errors } = await applyLoad({ url, headers, connections, duration: SECONDS });
    if (errors > 0) throw new Error(`${errors} calls failed`);
    return perSecond;
  };
  const one = await load(first, CONNECTIONS);
  const both = await Promise.all([load(first, CONNECTIONS / 2), load(second, CONNECTIONS / 2)]);
  await Promise.all([first.stop(), second.stop()]);
  const two = both.reduce((sum, perSecond) => sum + perSecond, 0);
  return [
    {
      what: 'List: answers of two processes on one PostgreSQL / one',
      measured: two / one,
      unit: 'ratio',
      floor: `${two.toFixed(0)} / ${one.toFixed(0)} a second at ${CONNECTIONS} connections`,
    },
  ];
}
