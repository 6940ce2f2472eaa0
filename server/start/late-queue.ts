import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { reasonOf } from '../reason-of.ts';
import { StartFault } from './start-fault.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface LateQueue {
  jobs: Jobs;
  holdBack(app: FastifyInstance): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The job queue, started after the server listens. Until it runs, requests that write are held back before
 * they begin: inside a transaction, waiting for it would wait for ever on the embedded database, whose one
 * connection the queue needs to start.
 */
export function createLateQueue(core: Omit<Deps, 'jobs'>, database: OpenDatabase): LateQueue {
  const begin = Promise.withResolvers<void>();
  const running = begin.promise.then(async () => {
    const { startJobs } = await import('../jobs/start-jobs.ts');
    return await startJobs(core, database);
  });
  let isStarted = false;
  let isRunning = false;

  return {
    jobs: { enqueue: async (...job) => (await running).enqueue(...job) },
    holdBack(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        if (isRunning || READING.has(request.method)) done();
        else running.then(() => done(), done);
      });
    },
    async start() {
      isStarted = true;
      begin.resolve();
      try {
        await running;
      } catch (error) {
        throw new StartFault(`The job queue can't be started: ${reasonOf(error)}`);
      }
      isRunning = true;
    },
    async stop() {
      if (!isStarted) return;
      const jobs = await running.catch(() => undefined);
      await jobs?.stop();
    },
  };
}
