import pg from 'pg';
import { startPostgres } from '../../support/postgres.ts';
import type { Cleanup } from '../measure/cleanup.ts';
import { type LoadGenerator, startLoadGenerator } from '../server/load-generator.ts';
import { startProduct } from '../server/product-process.ts';
import { signIn } from '../server/sign-in.ts';
import { fillWithTrips } from './fill-with-trips.ts';

const ARRANGER = 'arranger@alpenblick.example';

/** The product on PostgreSQL, where one company has so many trips. */
export interface FilledProduct {
  address: URL;
  /** Of somebody who reads all trips of the company. */
  accessToken: string;
}

export interface TripListBench {
  few: FilledProduct;
  many: FilledProduct;
  load: LoadGenerator;
}

export async function openTripListBench(cleanup: Cleanup): Promise<TripListBench> {
  const postgres = await startPostgres();
  cleanup.add(postgres.stop);

  async function open(name: string, trips: number): Promise<FilledProduct> {
    const address = postgres.url(name);
    await withClient(postgres.url(), (client) => client.query(`create database ${name}`));
    const product = await startProduct(cleanup, { DATABASE_URL: address, DEMO: 'true' });
    await withClient(address, (client) => fillWithTrips(client, trips));
    const { accessToken } = await signIn(product.address, ARRANGER);
    return { address: product.address, accessToken };
  }

  return {
    few: await open('few', 10_000),
    many: await open('many', 1_000_000),
    load: startLoadGenerator(cleanup),
  };
}

async function withClient(address: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
