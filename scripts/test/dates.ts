/** The quick part of the tests at other dates: `node scripts/test/dates.ts [dates…]`, all of `CRITICAL_DATES` without. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reports, vitest } from './runners.ts';
import type { Result } from './step.ts';

/** Days, and instants where the time of day matters. */
export const CRITICAL_DATES = [
  // Each day of a week, at the end of a month.
  '2026-11-28',
  '2026-11-29',
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  // The ends of a year, in Switzerland and in UTC.
  '2026-12-31',
  '2026-12-31T23:30:00Z',
  '2027-01-01T00:05:00Z',
  // Thirty days ahead are in another month, or in February.
  '2027-01-31',
  '2027-02-28',
  // Summer time begins, and ends.
  '2027-03-27T22:30:00Z',
  '2027-03-28T00:55:00Z',
  '2027-03-28',
  '2027-10-30T22:30:00Z',
  '2027-10-31T00:55:00Z',
  '2027-10-31',
  // Trips of thirty days cross summer time.
  '2027-02-27',
  // A leap year, and one without.
  '2028-02-28',
  '2028-02-29',
  '2028-12-31',
  '2029-02-28',
  // Ten years on.
  '2036-11-30',
];

/** Dates are the question here, not speed: a busy machine fails nothing. */
const unhurried = ['--maxWorkers', '2', '--testTimeout', '180000', '--hookTimeout', '180000'];

/** Runs the quick part at one date after the other; prints for each what failed. */
export async function runAtDates(dates: readonly string[] = CRITICAL_DATES): Promise<Result> {
  const total: Result = { passed: 0, failed: 0, output: '' };
  mkdirSync(reports, { recursive: true });
  for (const date of dates) {
    const begun = performance.now();
    const result = await vitest('dates', unhurried, { TEST_TODAY: date, QUICK_TESTS: 'true' });
    const log = path.join(reports, `dates-${date.replaceAll(':', '')}.log`);
    writeFileSync(log, result.output);
    const seconds = `${((performance.now() - begun) / 1000).toFixed(0)} s`;
    const mark = result.failed > 0 ? '✗' : '✓';
    const lines = [`${mark} ${date}: ${result.passed} passed, ${result.failed} failed, ${seconds}`];
    if (result.failed > 0) lines.push(...failuresIn(result), `  (all of it in ${log})`);
    console.log(lines.join('\n'));
    total.passed += result.passed;
    total.failed += result.failed;
    total.output += `${lines.join('\n')}\n`;
  }
  return total;
}

/** The runner lists them at the end of its output, one in a line. */
function failuresIn({ output }: Result): string[] {
  return output.split('\n').filter((line) => line.startsWith('failed: '));
}

if (import.meta.main) {
  const { failed } = await runAtDates(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  process.exitCode = failed > 0 ? 1 : 0;
}
