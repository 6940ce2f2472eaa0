import type { Result } from './step.ts';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

/** Sums up a JSON report of Playwright. A skipped test, a flaky one and a fault outside of tests count as failed. */
export function readPlaywrightReport({ stats, errors }: Report): Result {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    output: [
      ...(stats.skipped > 0 ? [`${stats.skipped} tests were skipped\n`] : []),
      ...errors.map(({ message }) => `${message ?? 'A fault without a message'}\n`),
    ].join(''),
  };
}
