/** Runs all checks, and ends with one line that sums them up. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseSteps } from './test/choose-steps.ts';
import { listChangedSteps, quickSteps } from './test/inner-loop.ts';
import { longSteps } from './test/long-steps.ts';
import { reports } from './test/runners.ts';
import { schedule, type Timing } from './test/schedule.ts';
import type { Result, Step } from './test/step.ts';
import { steps } from './test/steps.ts';
import { formatFiles, formatTimes, listSlowestFiles, readTimes, type StepTimes } from './test/times.ts';

const lanes = 2;
const tellEveryMs = 60_000;

const chosen = chosenSteps();
const total = { passed: 0, failed: 0 };
const ended: StepTimes[] = [];
mkdirSync(reports, { recursive: true });

const ticking = setInterval(() => {
  console.log(`… ${chosen.length - ended.length} of ${chosen.length} steps are still to end`);
}, tellEveryMs);
await schedule(chosen, lanes, reportStep);
clearInterval(ticking);
reportTimes();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function chosenSteps(): Step[] {
  const runs = {
    all: () => steps,
    quick: () => quickSteps,
    changed: () => listChangedSteps(),
    long: () => longSteps,
  };
  try {
    return chooseSteps(runs, process.argv.slice(2));
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}

function reportStep(step: Step, result: Result, timing: Timing): void {
  const times = readTimes(step, result, timing);
  ended.push(times);
  total.passed += result.passed;
  total.failed += result.failed;
  const log = path.join(reports, `${step.name}.log`);
  writeFileSync(log, result.output);
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`;
  const mark = result.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${step.name.padEnd(11)} ${counts.padEnd(24)} ${formatTimes(times)}  ${step.what}`);
  for (const name of result.unsteady ?? []) console.log(`  passed only when it was repeated: ${name}`);
  if (result.failed > 0)
    console.log(`${result.output.trimEnd()}\n  (all of it in ${path.relative('.', log)})`);
}

function reportTimes(): void {
  const place = path.join(reports, 'times.json');
  const slowest = listSlowestFiles(ended);
  const written = ended.map(({ files, ...times }) => times);
  writeFileSync(place, `${JSON.stringify({ steps: written, files: slowest }, null, 2)}\n`);
  if (slowest.length === 0) return;
  console.log(`The slowest files, with their modules (all times are in ${path.relative('.', place)}):`);
  console.log(formatFiles(slowest));
}
