import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readPlaywrightReport } from './playwright-report.ts';
import { type CommandResult, root, runCommand } from './run-command.ts';
import { type FileTimes, type Result, single } from './step.ts';
import { readVitestReport } from './vitest-report.ts';

export const reports = path.join(root, 'coverage', 'test');

/** A tool that finds no error counts as one passed test. */
export async function check(
  name: string,
  args: string[],
  env?: Record<string, string>,
  limitMinutes?: number,
): Promise<Result> {
  const { fine, output, cpuSeconds } = await runCommand(name, args, env, limitMinutes);
  return { ...single(fine, output), cpuSeconds };
}

/** Where no test may be concerned, none is no failure. */
export async function vitest(
  step: string,
  args: string[],
  env?: Record<string, string>,
  mayBeNone = false,
): Promise<Result> {
  const report = emptyReport(`${step}.json`);
  const times = emptyReport(`${step}-files.jsonl`);
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await runCommand('vitest', ['--run', ...args, ...reporting], {
    NO_COLOR: '1',
    FILE_TIMES: times,
    ...env,
  });
  const result = judged(ended, report, readVitestReport, mayBeNone);
  return existsSync(times) ? { ...result, files: readFileTimes(times) } : result;
}

export async function playwright(
  step: string,
  args: string[],
  env?: Record<string, string>,
): Promise<Result> {
  const report = emptyReport(`${step}.json`);
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

function emptyReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const report = path.join(reports, name);
  rmSync(report, { force: true });
  return report;
}

/** A runner that exits with an error although no test failed, or that ran none, has failed as a whole. */
function judged<Report>(
  { fine, output, cpuSeconds }: CommandResult,
  file: string,
  read: (report: Report) => Result,
  mayBeNone = false,
): Result {
  let result: Result;
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    if (fine && mayBeNone) return { passed: 0, failed: 0, output, cpuSeconds };
    return { ...single(false, `${output}\nIt wrote no report.\n`), cpuSeconds };
  }
  const isNone = result.passed === 0 && !mayBeNone;
  const whole = result.failed === 0 && (!fine || isNone) ? 1 : 0;
  return { ...result, failed: result.failed + whole, output: `${output}\n${result.output}`, cpuSeconds };
}

function readFileTimes(place: string): FileTimes[] {
  const lines = readFileSync(place, 'utf8').trimEnd().split('\n');
  return lines.map((line): FileTimes => JSON.parse(line));
}
