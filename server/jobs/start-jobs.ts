import type { OpenDatabase } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { JOB_HANDLERS } from './job-handlers.ts';
import type { JobName, JobPayloads, Jobs } from './jobs.ts';

export interface RunningJobs extends Jobs {
  /** Lets the running jobs finish; the waiting ones stay in the database. */
  stop(): Promise<void>;
}

const SCHEMA = 'jobs';
/** How long a job that is done can still be looked at. */
const KEPT_SECONDS = 60 * 60;
const HOURLY = '17 * * * *';

/** Starts the queue and its workers on the database of the application. */
export async function startJobs(
  deps: Omit<Deps, 'jobs'>,
  { engine, executeSql }: Pick<OpenDatabase, 'engine' | 'executeSql'>,
): Promise<RunningJobs> {
  const { PgBoss, fromKysely } = await import('pg-boss');
  const boss = new PgBoss({ db: { executeSql }, backend: engine, schema: SCHEMA });
  boss.on('error', (error) => deps.log.error({ err: error }, 'The job queue failed'));
  await boss.start();

  const jobs: Jobs = {
    enqueue: async (db, name, payload) => {
      await boss.send(name, payload, { db: fromKysely(db) });
    },
  };
  for (const [name, { work, retryLimit, retryDelay }] of Object.entries(JOB_HANDLERS)) {
    const retrying = { retryLimit, retryDelay, retryBackoff: retryLimit > 0 };
    await boss.createQueue(name, { ...retrying, deleteAfterSeconds: KEPT_SECONDS });
    await boss.work<JobPayloads[JobName]>(name, { pollingIntervalSeconds: 1 }, async (waiting) => {
      for (const { id, data } of waiting) {
        try {
          // The queue's name says which of the payloads it is.
          await work({ ...deps, jobs }, data as never);
        } catch (error) {
          deps.log.error({ err: error, job: name, jobId: id }, 'A job failed');
          throw error;
        }
      }
    });
  }
  await boss.schedule('records.clean', HOURLY, {});

  return { ...jobs, stop: () => boss.stop({ graceful: true }) };
}
