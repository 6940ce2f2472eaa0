import { cp } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { openPGlite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Cleanup } from '../measure/cleanup.ts';
import { createDatabase } from './create-database.ts';
import { fillWithCompanies } from './fill-with-companies.ts';
import { type LoadGenerator, startLoadGenerator } from './load-generator.ts';
import { type Product, startProduct, temporaryDirectory } from './product-process.ts';
import { readAccounts } from './read-accounts.ts';

export type Engine = 'PGlite' | 'PostgreSQL';
export const ENGINES: readonly Engine[] = ['PGlite', 'PostgreSQL'];

type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: object[] }>;

export interface EngineBench {
  product: Product;
  /** The same data, in this process, through nothing but the driver. */
  executeSql: ExecuteSql;
  /** The same as the product asks it, with the plans that its connections keep. */
  db: OpenDatabase['db'];
}

/** The product on both engines, with 10,000 companies, and the same data without the product. */
export interface CompanyListBench {
  engines: Record<Engine, EngineBench>;
  load: LoadGenerator;
  /** E-mail addresses of accounts that are there. */
  accounts: string[];
  /** A data directory of the embedded database with the same content, in nobody's use. */
  copyDataDirectory(): Promise<string>;
}

export async function openCompanyListBench(cleanup: Cleanup): Promise<CompanyListBench> {
  const { dataDir, accounts } = await prepareDataDirectory(cleanup);
  const copyDataDirectory = async () => {
    const copy = await temporaryDirectory(cleanup);
    await cp(path.join(dataDir, 'pg'), path.join(copy, 'pg'), { recursive: true });
    return copy;
  };
  return {
    engines: {
      PGlite: await openEmbedded(cleanup, copyDataDirectory),
      PostgreSQL: await openServer(cleanup),
    },
    load: startLoadGenerator(cleanup),
    accounts,
    copyDataDirectory,
  };
}

async function prepareDataDirectory(cleanup: Cleanup): Promise<{ dataDir: string; accounts: string[] }> {
  const dataDir = await temporaryDirectory(cleanup);
  const product = await startProduct(cleanup, { DATA_DIR: dataDir, DEMO: 'true' });
  await product.stop();
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await fillWithCompanies(database.executeSql);
  const accounts = await readAccounts(database.executeSql);
  await database.close();
  return { dataDir, accounts };
}

async function openEmbedded(
  cleanup: Cleanup,
  copyDataDirectory: () => Promise<string>,
): Promise<EngineBench> {
  const bare = await openPGlite({ dataDir: path.join(await copyDataDirectory(), 'pg') });
  cleanup.add(bare.close);
  const product = await startProduct(cleanup, { DATA_DIR: await copyDataDirectory(), TRUST_PROXY: 'true' });
  return { product, executeSql: bare.executeSql, db: bare.db };
}

async function openServer(cleanup: Cleanup): Promise<EngineBench> {
  const databaseUrl = await createDatabase(cleanup);
  const product = await startProduct(cleanup, {
    DATABASE_URL: databaseUrl,
    DEMO: 'true',
    TRUST_PROXY: 'true',
  });
  const bare = await openPostgres(databaseUrl);
  cleanup.add(bare.close);
  await fillWithCompanies(bare.executeSql);
  return { product, executeSql: bare.executeSql, db: bare.db };
}
