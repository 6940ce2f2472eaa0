import type { Result } from './step.ts';

interface Report {
  testResults: {
    name: string;
    status: string;
    message?: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Sums up a JSON report of Vitest. A skipped test counts as failed, and so does a file that could not be run. */
export function readVitestReport(report: Report): Result {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.length > 0
      ? file.assertionResults
      : [{ status: 'failed', fullName: `${file.name}: no test ran. ${file.message ?? ''}` }],
  );
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const others = tests.filter(({ status }) => status !== 'passed');
  return {
    passed,
    failed: others.length,
    output: others.map(({ status, fullName }) => `${status}: ${fullName}\n`).join(''),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
