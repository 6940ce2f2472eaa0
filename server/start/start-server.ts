import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Clock, systemClock } from '../clock.ts';
import { assertSealingKey } from '../db/assert-sealing-key.ts';
import { openDatabase } from '../db/database.ts';
import type { DemoAccount } from '../db/demo/accounts.ts';
import { migrate } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { withSealingKey } from '../db/sealed.ts';
import type { Deps } from '../deps.ts';
import { hasSiteAdmin } from '../features/users/site-admin-repository.ts';
import { createLog } from '../log.ts';
import { deriveKeys, readSecret } from '../security/keys.ts';
import { findMapTiles, registerMapTiles } from '../static/map-tiles.ts';
import type { Suppliers } from '../suppliers/suppliers.ts';
import { type Announce, announceNothing } from './announce.ts';
import type { ServerConfig } from './config.ts';
import { createLateQueue } from './late-queue.ts';
import { assertPortIsFree } from './port.ts';
import { type Environment, readConfig } from './read-config.ts';
import { StartFault } from './start-fault.ts';

export interface RunningServer {
  url: string;
  app: FastifyInstance;
  deps: Deps;
  demoAccounts: DemoAccount[];
  /** Resolves when the job queue runs too, a moment later; rejects when it can't. */
  settled: Promise<void>;
  /** Serves on for a while, as not ready; then accepts nothing new, finishes running requests, closes the database. */
  stop(): Promise<void>;
}

interface Options {
  clock?: Clock;
  /** An open database to use instead of the configured one. */
  database?: OpenDatabase;
  announce?: Announce;
  between?: (suppliers: Suppliers) => Suppliers;
}

type Closing = (() => unknown)[];

/** Reads the configuration and starts everything; throws, and leaves nothing open, when that fails. */
export async function startServer(env: Environment, options: Options = {}): Promise<RunningServer> {
  const config = readConfig(env);
  await assertPortIsFree(config);
  const closing: Closing = [];
  const end = new AbortController();
  const stop = async () => {
    end.abort();
    await closeAll(closing.splice(0).reverse());
  };
  try {
    return { ...(await bringUp(config, { ...options, ending: end.signal }, closing)), stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** All steps run even if one fails; the first failure is thrown at the end. */
async function closeAll(closing: Closing): Promise<void> {
  const faults: unknown[] = [];
  for (const close of closing) {
    try {
      await close();
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}

async function bringUp(
  config: ServerConfig,
  {
    clock = systemClock,
    announce = announceNothing,
    between = (suppliers) => suppliers,
    ending,
    ...options
  }: Options & Pick<Deps, 'ending'>,
  closing: Closing,
): Promise<Omit<RunningServer, 'stop'>> {
  const { log, flush } = createLog(config.logLevel);
  closing.push(flush);
  const mapTiles = await findMapTiles(config);
  const opening = options.database ?? openDatabase(config, announce);
  // While the database opens, the rest of the program is loaded.
  const loading = Promise.all([
    import('../composition.ts'),
    import('../static/site.ts'),
    import('../suppliers/choose-suppliers.ts'),
    import('../search-threads/create-searches.ts'),
  ]);
  const [opened, [{ composeApp, TRIP_SUBSCRIBERS }, { readSite }, { chooseSuppliers }, { createSearches }]] =
    await Promise.all([opening, loading]);
  closing.push(opened.close);
  if (opened.engine === 'pglite') {
    log.warn(
      'The embedded database survives a killed process, but not a power cut. Set DATABASE_URL for more.',
    );
  }

  const keys = deriveKeys(await readSecret(config));
  const database = withSealingKey(opened, keys);
  const { db } = database;
  const { suppliers, practice } = chooseSuppliers(config, db, log);
  const sellers = { suppliers: between(suppliers), practice };
  const searches = createSearches({ config, db, keys, log, ...sellers });
  closing.push(searches.close);
  const common = { config, db, clock, keys, log, ending };
  const core = { ...common, searches, tripSubscribers: TRIP_SUBSCRIBERS, ...sellers };
  await database.withoutLimits(migrate);
  await assertSealingKey(db);
  if (config.production && !config.loadDemo && !(await hasSiteAdmin(db))) {
    announce('There is no site-admin yet. `npm run admin:create` creates the first one.');
  }
  const demoAccounts = config.loadDemo ? await loadDemo(core, announce) : [];
  const queue = createLateQueue(core, database);
  closing.push(queue.stop);
  const deps: Deps = { ...core, jobs: queue.jobs };
  const app = await composeApp(deps, await readSite(config, log));
  if (mapTiles) registerMapTiles(app, mapTiles);
  queue.holdBack(app);
  closing.push(() => app.close());
  const url = await listen(app, config);
  closing.push(() => setTimeout(config.drainSeconds * 1000));
  return { url, app, deps, demoAccounts, settled: queue.start() };
}

async function loadDemo(core: Omit<Deps, 'jobs'>, announce: Announce): Promise<DemoAccount[]> {
  const demo = await import('../db/demo/load-demo.ts');
  return await demo.loadDemo(core, announce);
}

async function listen(app: FastifyInstance, { host, port }: ServerConfig): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartFault(`The server can't listen on ${host}:${port}: ${String(error)}`);
  }
  const { port: actual } = app.server.address() as AddressInfo; // it listens on a port, not on a path
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}
