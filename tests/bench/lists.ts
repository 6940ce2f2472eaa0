import pg from 'pg';
import { fillWithPeople, type People } from './data/fill-with-people.ts';
import type { Ground } from './ground.ts';
import { type Product, SITE_ADMIN, signIn, startProduct } from './product.ts';

const PEOPLE: People = { companies: 10_000, users: 10_000 };

export interface Lists {
  databaseUrl: string;
  product: Product;
  headers: Record<string, string>;
}

export async function openLists(ground: Ground): Promise<Lists> {
  const databaseUrl = await createDatabase(ground, 'lists');
  const product = await startProduct(ground, { env: { DATABASE_URL: databaseUrl } });
  await withClient(databaseUrl, (client) => fillWithPeople(client, PEOPLE));
  const { headers } = await signIn(product.address, SITE_ADMIN);
  return { databaseUrl, product, headers };
}

/** The address of an empty database. */
export async function createDatabase(ground: Ground, name: string): Promise<string> {
  const postgres = await ground.postgres();
  await withClient(postgres.socketUrl(), (client) => client.query(`create database ${name}`));
  return postgres.socketUrl(name);
}

export async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
