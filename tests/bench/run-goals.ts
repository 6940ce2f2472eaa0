import { cpus, loadavg } from 'node:os';
import { timeShift } from '#tests/support/fixed-today.ts';
import { createBench } from './bench.ts';
import { GOALS } from './goals.ts';
import { Cleanup } from './ground.ts';
import type { GoalId } from './read-arguments.ts';
import type { Report } from './report.ts';

const GOAL_LIMIT_MS = 4 * 60_000;
const RUN_LIMIT_MS = 14 * 60_000;

/** Measures one goal after the other; a failure or timeout does not stop the others. */
export async function runGoals(goals: readonly GoalId[], directory: string): Promise<Report> {
  const cleanup = new Cleanup();
  const bench = createBench(cleanup, directory);
  const report: Report = {
    measuredAt: new Date(Date.now() - timeShift).toISOString(),
    machine: describeMachine(),
    figures: [],
    faults: [],
  };
  const end = performance.now() + RUN_LIMIT_MS;
  try {
    for (const goal of goals) {
      console.error(`Measuring ${goal.toUpperCase()}`);
      try {
        const limit = Math.min(GOAL_LIMIT_MS, end - performance.now());
        const figures = await withinLimit(limit, () => GOALS[goal](bench));
        report.figures.push(...figures.map((figure) => ({ goal, ...figure })));
      } catch (fault) {
        report.faults.push({ goal, fault: String(fault) });
      }
    }
  } finally {
    await cleanup.run();
  }
  return report;
}

async function withinLimit<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  if (milliseconds <= 0) throw new Error('no time is left');
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('took too long')), milliseconds);
  try {
    return await Promise.race([work(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The load shows whether something else was running: figures of a busy machine are unreliable. */
function describeMachine(): string {
  const cores = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return `${cores.length} cores (${cores[0]?.model ?? 'unknown'}), load ${load} at the start, Node ${process.version}`;
}
