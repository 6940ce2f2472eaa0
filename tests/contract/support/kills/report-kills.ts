import type { Outcome } from './kill-run.ts';

/** Reports the results of a run, in one line. */
export function reportKills(outcome: Outcome, engine: string, seed: string): void {
  const { kills, killsWhileStarting, acknowledged, readyMs, faults } = outcome;
  const sorted = readyMs.toSorted((one, other) => one - other);
  const median = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  const longest = Math.round(sorted.at(-1) ?? 0);
  process.stdout.write(
    `${kills} kills while writing and ${killsWhileStarting} while starting on ${engine} (seed ${seed}): ` +
      `${acknowledged} writes acknowledged, ${faults.length} lost or half done; ` +
      `ready again after ${median} ms in the median, ${longest} ms at the longest\n`,
  );
}
