import { repairTrips } from '#server/features/trips/repair-trips.ts';
import type { ContractApp, WaitingJob } from '../contract-app.ts';

/** More rounds than anything takes here. */
const MOST_ROUNDS = 60;
const REPAIRED_AFTER_S = 600;
const RETRIED_AFTER_S = 30;

/** The server's time and its jobs, which are done again when they fail. */
export class TimePassing {
  readonly #opened: ContractApp;
  readonly #start: Date;

  /** Waits for calls that may still be on their way. */
  readonly #settled: () => Promise<void>;

  constructor(opened: ContractApp, settled: () => Promise<void> = async () => {}) {
    this.#opened = opened;
    this.#settled = settled;
    this.#start = opened.clock.now();
  }

  async passesBy(seconds: number): Promise<void> {
    if (seconds > 0) await this.#settled();
    this.#opened.clock.advance(seconds * 1000);
  }

  /** Until nothing is left to be done. */
  async passes(): Promise<void> {
    let failed: WaitingJob[] = [];
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const jobs = [...failed, ...this.#opened.takeJobs()];
      if (jobs.length === 0) return;
      await this.passesBy(Math.max(...jobs.map(({ afterSeconds }) => afterSeconds)));
      if (failed.length > 0) await this.passesBy(RETRIED_AFTER_S);
      failed = [];
      for (const job of jobs) await job.work().catch(() => failed.push(job));
    }
    throw new Error('Something is never done');
  }

  /** Also until the repair of each minute has found what was left behind. */
  async ends(): Promise<void> {
    await this.passes();
    await this.passesBy(REPAIRED_AFTER_S);
    await repairTrips(this.#opened.deps);
    await this.passes();
  }

  /** Back to the time of the suppliers, who have a clock of their own. */
  startsAgain(): void {
    this.#opened.clock.advance(this.#start.getTime() - this.#opened.clock.now().getTime());
  }
}
