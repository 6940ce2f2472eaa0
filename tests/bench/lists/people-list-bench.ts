import pg from 'pg';
import { startPostgres } from '#tests/support/postgres.ts';
import type { Cleanup } from '../measure/cleanup.ts';
import { type LoadGenerator, startLoadGenerator } from '../server/load-generator.ts';
import { startProduct } from '../server/product-process.ts';
import { signIn } from '../server/sign-in.ts';
import { fillWithPeople, type People } from './fill-with-people.ts';

/** The product on PostgreSQL with so many companies and users. */
export interface PeopledProduct {
  address: URL;
  databaseUrl: string;
  /** Of somebody who reads all of them. */
  accessToken: string;
  /** One that has as many users as every other one. */
  companyId: string;
}

export interface PeopleListBench {
  few: PeopledProduct;
  many: PeopledProduct;
  load: LoadGenerator;
}

const FEW: People = { companies: 100, users: 10_000 };
const MANY: People = { companies: 10_000, users: 1_000_000 };

export async function openPeopleListBench(cleanup: Cleanup): Promise<PeopleListBench> {
  const postgres = await startPostgres();
  cleanup.add(postgres.stop);

  async function open(name: string, people: People): Promise<PeopledProduct> {
    const databaseUrl = postgres.url(name);
    await withClient(postgres.url(), (client) => client.query(`create database ${name}`));
    const { address } = await startProduct(cleanup, { DATABASE_URL: databaseUrl, DEMO: 'true' });
    const companyId = await withClient(databaseUrl, async (client) => {
      await fillWithPeople(client, people);
      const { rows } = await client.query("select id from companies where customer_id = 'BENCH-50'");
      return String(rows[0]?.id);
    });
    const { accessToken } = await signIn(address);
    return { address, databaseUrl, accessToken, companyId };
  }

  return {
    few: await open('few', FEW),
    many: await open('many', MANY),
    load: startLoadGenerator(cleanup),
  };
}

async function withClient<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
