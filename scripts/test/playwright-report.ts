import { stripVTControlCharacters } from 'node:util';
import type { FileTimes, Result } from './step.ts';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: Fault[];
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: Spec[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: { results: { errors: Fault[]; duration: number }[] }[];
}

interface Fault {
  message?: string;
}

/**
 * Sums up a JSON report of Playwright. A skipped test, a flaky one and a fault outside of tests count as failed. What
 * failed is named at the end, where it is found without reading everything.
 */
export function readPlaywrightReport({ stats, errors, suites }: Report): Result {
  const specs = suites.flatMap(collectSpecs);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    output: [
      ...(stats.skipped > 0 ? [`${stats.skipped} tests were skipped\n`] : []),
      ...errors.map((fault) => `${formatMessage(fault)}\n`),
      ...specs.flatMap(formatFailures),
    ].join(''),
    files: sumByFile(specs),
  };
}

function sumByFile(specs: Spec[]): FileTimes[] {
  return [...Map.groupBy(specs, ({ file }) => file)].map(([file, own]) => {
    const results = own.flatMap(({ tests }) => tests.flatMap((each) => each.results));
    return { file, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
  });
}

function collectSpecs({ suites = [], specs }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(collectSpecs)];
}

function formatFailures({ title, file, line, tests }: Spec): string[] {
  const faults = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return faults.map((fault) => `${file}:${line} › ${title}\n${formatMessage(fault)}\n`);
}

function formatMessage({ message }: Fault): string {
  return stripVTControlCharacters(message ?? 'A fault without a message');
}
