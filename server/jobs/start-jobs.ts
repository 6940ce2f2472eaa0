import type { OpenDatabase } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { reasonOf } from '../reason-of.ts';
import { createFaultLog } from './fault-log.ts';
import { JOB_HANDLERS } from './job-handlers.ts';
import type { JobName, JobPayloads, Jobs } from './jobs.ts';

export interface RunningJobs extends Jobs {
  /** Lets the running jobs finish; the waiting ones stay in the database. */
  stop(): Promise<void>;
}

const SCHEMA = 'jobs';
/** How long a finished job can still be inspected. */
const KEPT_SECONDS = 60 * 60;
const HOURLY = '17 * * * *';
const NIGHTLY = '40 2 * * *';
/** Central banks publish their rates of the day in the afternoon, and correct them rarely. */
const EVERY_SIX_HOURS = '25 4,10,16,22 * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const EVERY_MINUTE = '* * * * *';
const AT_ONCE = 20;
/** How long running jobs may take to finish; an interrupted job is found again by the next repair. */
const STOP_LIMIT_MS = 8000;

export async function startJobs(
  deps: Omit<Deps, 'jobs'>,
  { engine, executeSql }: Pick<OpenDatabase, 'engine' | 'executeSql'>,
): Promise<RunningJobs> {
  const { PgBoss, fromKysely } = await import('pg-boss');
  const boss = new PgBoss({ db: { executeSql }, backend: engine, schema: SCHEMA });
  const tellFault = createFaultLog(deps.log);
  boss.on('error', (error) => tellFault(error, 'The job queue failed'));
  await boss.start();

  const jobs: Jobs = {
    enqueue: async (db, name, payload, { afterSeconds = 0 } = { afterSeconds: 0 }) => {
      // The queue's name says which of the payloads it is.
      const singletonKey = JOB_HANDLERS[name].about?.(payload as never);
      const singleton = singletonKey === undefined ? {} : { singletonKey };
      await boss.send(name, payload, { db: fromKysely(db), startAfter: afterSeconds, ...singleton });
    },
  };
  for (const [name, { work, retryLimit, retryDelay, about }] of Object.entries(JOB_HANDLERS)) {
    const retries = { retryLimit, retryDelay, retryBackoff: retryLimit > 0 };
    // Of the jobs that wait under one key, the policy `short` retains one.
    const policy = about ? { policy: 'short' as const } : {};
    await boss.createQueue(name, { ...retries, ...policy, deleteAfterSeconds: KEPT_SECONDS });
    const several = {
      pollingIntervalSeconds: 1,
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await boss.work<JobPayloads[JobName], void, typeof several>(name, several, (waiting) =>
      Promise.all(
        waiting.map(async ({ id, data }) => {
          try {
            // The queue's name says which of the payloads it is.
            await work({ ...deps, jobs }, data as never);
            return { id, status: 'completed' as const };
          } catch (error) {
            tellFault(error, 'A job failed', { job: name, jobId: id });
            return { id, status: 'failed' as const, output: { message: reasonOf(error) } };
          }
        }),
      ),
    );
  }
  await boss.schedule('records.clean', HOURLY, {});
  await boss.schedule('hotels.update', NIGHTLY, {});
  await boss.schedule('rates.update', EVERY_SIX_HOURS, {});
  await boss.schedule('airlines.ask', EVERY_TEN_MINUTES, {});
  await boss.schedule('trips.repair', EVERY_MINUTE, {});
  // Repairs what the last process left unfinished.
  await jobs.enqueue(deps.db, 'trips.repair', {});
  if (deps.config.ratesUrl !== undefined) await jobs.enqueue(deps.db, 'rates.update', {});

  return { ...jobs, stop: () => boss.stop({ graceful: true, timeout: STOP_LIMIT_MS }) };
}
