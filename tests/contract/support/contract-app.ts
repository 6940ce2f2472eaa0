import type { FastifyInstance } from 'fastify';
import type { Kysely, KyselyPlugin } from 'kysely';
import { composeApp, TRIP_SUBSCRIBERS } from '#server/composition.ts';
import type { Database } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { JOB_HANDLERS } from '#server/jobs/job-handlers.ts';
import type { JobName, JobPayloads } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/start/read-config.ts';
import { chooseSuppliers } from '#server/suppliers/choose-suppliers.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { KEYS, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { UNLIMITED } from '#tests/support/unlimited.ts';
import { keepEveryPlan } from './keep-every-plan.ts';
import { searchesHere } from './searches-here.ts';
import { StoppedClock } from './stopped-clock.ts';

export interface ContractApp {
  app: FastifyInstance;
  db: Kysely<Database>;
  deps: Deps;
  clock: StoppedClock;
  /** Does the jobs that were left for later, and what these leave for later, so many times. */
  workOff(times?: number): Promise<void>;
  /** Hands over the jobs that were left for later, to be done in another order, or not at all. */
  takeJobs(): WaitingJob[];
  /** Loses the jobs that were left for later. */
  discardJobs(): void;
  close(): Promise<void>;
}

export interface WaitingJob {
  name: JobName;
  payload: JobPayloads[JobName];
  afterSeconds: number;
  work(): Promise<void>;
}

export interface Options {
  env?: Record<string, string>;
  /** The database of another app, as when two processes serve together. */
  database?: TestDatabase;
  clock?: StoppedClock;
  /** Takes what the application logs, all of it; otherwise it logs nothing. */
  logTo?: (line: string) => void;
  /** Stands between the application and its suppliers. */
  between?: (suppliers: Suppliers) => Suppliers;
  /** Lets connections keep the plans of all statements, for those who ask the same thousands of times. */
  keepsPlans?: boolean;
  /** Stands between the application and its database. */
  plugin?: KyselyPlugin;
}

/** The whole application on a database of its own, called without a network. */
export async function openContractApp({
  env = {},
  ...given
}: Options = {}): Promise<ContractApp & { database: TestDatabase }> {
  const database = given.database ?? (await openTestDatabase());
  const plugin = given.keepsPlans ? keepEveryPlan : given.plugin;
  const db = plugin ? database.db.withPlugin(plugin) : database.db;
  const clock = given.clock ?? new StoppedClock();
  const config = readConfig({ DEMO: 'false', LOG_LEVEL: 'silent', ...UNLIMITED, ...env });
  const keys = KEYS;
  const waiting: WaitingJob[] = [];
  const log = logOf(given.logTo);
  const { suppliers, practice } = chooseSuppliers(config, db, log);
  const sellers = { suppliers: given.between?.(suppliers) ?? suppliers, practice };
  const deps: Deps = {
    config,
    keys,
    clock,
    db,
    log,
    ending: new AbortController().signal,
    ...sellers,
    searches: searchesHere({ ...sellers, keys }),
    tripSubscribers: TRIP_SUBSCRIBERS,
    jobs: {
      async enqueue(_, name, payload, { afterSeconds } = { afterSeconds: 0 }) {
        // The repair of every minute queues its work one by one, outside a transaction.
        if (name === 'trip.repair' || name === 'delegation.repair') await work(deps, name, payload);
        else waiting.push({ name, payload, afterSeconds, work: () => work(deps, name, payload) });
      },
    },
  };
  const app = await composeApp(deps);
  return {
    app,
    db,
    deps,
    clock,
    database,
    async workOff(times = 1) {
      for (let round = 0; round < times; round += 1) {
        for (const job of waiting.splice(0)) await job.work();
      }
    },
    takeJobs: () => waiting.splice(0),
    discardJobs: () => void waiting.splice(0),
    async close() {
      await app.close();
      if (!given.database) await database.close();
    },
  };
}

function logOf(write?: (line: string) => void) {
  return (write ? createLog('trace', { write }) : createLog('silent')).log;
}

async function work(deps: Deps, name: JobName, payload: JobPayloads[JobName]): Promise<void> {
  await JOB_HANDLERS[name].work(deps, payload as never); // the name says which of the payloads it is
}
