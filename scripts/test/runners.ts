import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readPlaywrightReport } from './playwright-report.ts';
import { type CommandResult, root, runCommand } from './run-command.ts';
import { type Result, single } from './step.ts';
import { readVitestReport } from './vitest-report.ts';

export const reports = path.join(root, 'coverage', 'test');

/** A tool that finds no error counts as one passed test. */
export async function check(name: string, args: string[], env?: Record<string, string>): Promise<Result> {
  const { fine, output } = await runCommand(name, args, env);
  return single(fine, output);
}

export async function vitest(step: string, args: string[], env?: Record<string, string>): Promise<Result> {
  const report = emptyReport(step);
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await runCommand('vitest', ['--run', ...args, ...reporting], { NO_COLOR: '1', ...env });
  return judged(ended, report, readVitestReport);
}

export async function playwright(
  step: string,
  args: string[],
  env?: Record<string, string>,
): Promise<Result> {
  const report = emptyReport(step);
  const ended = await runCommand('playwright', ['test', '--reporter=line,json', ...args], {
    NO_COLOR: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // Node reads TypeScript itself; Playwright would translate the server with Babel, in each worker.
    PW_DISABLE_TS_ESM: '1',
    // A cache of transformed and compiled modules that later workers reuse.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
    ...env,
  });
  return judged(ended, report, readPlaywrightReport);
}

function emptyReport(step: string): string {
  mkdirSync(reports, { recursive: true });
  const report = path.join(reports, `${step}.json`);
  rmSync(report, { force: true });
  return report;
}

/** A runner that exits with an error although no test failed, or that ran none, has failed as a whole. */
function judged<Report>(
  { fine, output }: CommandResult,
  file: string,
  read: (report: Report) => Result,
): Result {
  let result: Result;
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return single(false, `${output}\nIt wrote no report.\n`);
  }
  const whole = result.failed === 0 && (!fine || result.passed === 0) ? 1 : 0;
  return { ...result, failed: result.failed + whole, output: `${output}\n${result.output}` };
}
