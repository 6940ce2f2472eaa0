import { repairTrips } from '#server/features/trips/repair-trips.ts';
import type { JobName } from '#server/jobs/jobs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type ContractApp, type Options, openContractApp, type WaitingJob } from './contract-app.ts';
import { EndingWrites } from './ending-writes.ts';

/** More writes than any test needs. */
const MOST_ENDS = 200;

/**
 * The application on servers that each end one write later than the previous one, until one completes the
 * request.
 */
export class DyingApp {
  readonly opened: ContractApp;
  readonly #ending: EndingWrites;
  readonly #database: TestDatabase;

  private constructor(opened: ContractApp, ending: EndingWrites, database: TestDatabase) {
    this.opened = opened;
    this.#ending = ending;
    this.#database = database;
  }

  static async open(options: Pick<Options, 'env' | 'between'> = {}): Promise<DyingApp> {
    const ending = new EndingWrites();
    const database = await openTestDatabase();
    const db = database.db.withPlugin(ending);
    const opened = await openContractApp({ ...options, database: { ...database, db } });
    return new DyingApp(opened, ending, database);
  }

  /**
   * Does something again and again; `isDone` looks at what each server leaves behind, and at its result unless it has
   * ended. Answers how many servers have ended.
   */
  async repeat<Result>(
    act: () => Promise<Result>,
    isDone: (result: Result | undefined) => Promise<boolean>,
  ): Promise<number> {
    for (let writes = 0; writes < MOST_ENDS; writes += 1) {
      const result = await this.#ending.during(writes, act).catch(() => undefined);
      if (await isDone(result)) return writes;
      // Unfinished work of a transaction is rolled back with it.
      this.opened.discardJobs();
    }
    throw new Error('It was not done by any server');
  }

  /** Runs all jobs; returns how many servers have ended. */
  async workOff(onDone: (name: JobName) => void = () => undefined): Promise<number> {
    let ends = 0;
    let jobs = this.#takeJobs();
    for (let writes = 0; jobs.length > 0; ) {
      const [job, ...others] = jobs;
      const isDone = await this.#ending
        .during(writes, async () => await job?.work())
        .then(
          () => true,
          () => false,
        );
      if (isDone && job) onDone(job.name);
      if (!isDone) ends += 1;
      writes = isDone ? 0 : writes + 1;
      jobs = isDone ? [...others, ...this.#takeJobs()] : await this.restart();
    }
    return ends;
  }

  /** The work at the start of a server: what the previous one has not finished. */
  async restart(): Promise<WaitingJob[]> {
    this.opened.discardJobs();
    await repairTrips(this.opened.deps);
    return this.#takeJobs();
  }

  async close(): Promise<void> {
    await this.opened.close();
    await this.#database.close();
  }

  /** The writes that change a trip. */
  #takeJobs(): WaitingJob[] {
    return this.opened.takeJobs().filter(({ name }) => name.startsWith('part.') || name === 'hold.release');
  }
}
