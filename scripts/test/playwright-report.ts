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
  tests: { status: string; results: { errors: Fault[]; duration: number }[] }[];
}

interface Fault {
  message?: string;
}

/** So many tests of a run may pass only when they are repeated; with more of them, something is wrong. */
const MAX_UNSTEADY = 2;

/**
 * Sums up a JSON report of Playwright. A skipped test and a fault outside of tests count as failed. What failed is
 * named at the end, where it is found without reading everything; so is what passed only when it was repeated.
 */
export function readPlaywrightReport({ stats, errors, suites }: Report): Result {
  const specs = suites.flatMap(collectSpecs);
  const accepted = stats.flaky > MAX_UNSTEADY ? 0 : stats.flaky;
  return {
    passed: stats.expected + accepted,
    failed: stats.unexpected + stats.flaky - accepted + stats.skipped + errors.length,
    unsteady: specs.filter(isUnsteady).map(({ file, line, title }) => `${file}:${line} › ${title}`),
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

const isUnsteady = ({ tests }: Spec): boolean => tests.some(({ status }) => status === 'flaky');

function formatFailures({ title, file, line, tests }: Spec): string[] {
  const faults = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return faults.map((fault) => `${file}:${line} › ${title}\n${formatMessage(fault)}\n`);
}

function formatMessage({ message }: Fault): string {
  return stripVTControlCharacters(message ?? 'A fault without a message');
}
