import { randomBytes } from 'node:crypto';
import type { Bench } from '../bench.ts';
import type { Figure } from '../goal.ts';
import { createDatabase } from '../lists.ts';
import { applyLoad } from '../load.ts';
import { type Product, SITE_ADMIN, signIn, startProduct } from '../product.ts';

const CONNECTIONS = 50;
const SECONDS = 10;

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
