/** Runs all checks, and ends with one line that sums them up. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findOrInstallChromium } from '#tests/support/chromium.ts';
import { chooseSteps } from './test/choose-steps.ts';
import { reports } from './test/runners.ts';
import { schedule } from './test/schedule.ts';
import type { Result, Step } from './test/step.ts';
import { quickSteps, steps } from './test/steps.ts';

const lanes = 2;
const tellEveryMs = 60_000;

const chosen = withBrowser(chosenSteps());
const total = { passed: 0, failed: 0 };
const ended = new Set<Step>();
mkdirSync(reports, { recursive: true });

const ticking = setInterval(() => {
  console.log(`… ${chosen.length - ended.size} of ${chosen.length} steps are still to end`);
}, tellEveryMs);
await schedule(chosen, lanes, reportStep);
clearInterval(ticking);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function chosenSteps(): Step[] {
  try {
    return chooseSteps({ all: steps, quick: quickSteps }, process.argv.slice(2));
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}

/** Steps that need a browser wait until it is found or installed, in parallel with the others. */
function withBrowser(plain: Step[]): Step[] {
  if (!plain.some(({ needsBrowser }) => needsBrowser)) return plain;
  const provided = provideBrowser();
  return plain.map((step) =>
    step.needsBrowser ? { ...step, run: () => provided.then(() => step.run()) } : step,
  );
}

/** Without a browser, each step that needs one fails, and the reason is printed once. */
async function provideBrowser(): Promise<void> {
  try {
    process.env.CHROMIUM_PATH = await findOrInstallChromium();
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
  }
}

function reportStep(step: Step, result: Result, milliseconds: number): void {
  ended.add(step);
  total.passed += result.passed;
  total.failed += result.failed;
  const log = path.join(reports, `${step.name}.log`);
  writeFileSync(log, result.output);
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`;
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(11)} ${counts.padEnd(24)} ${seconds.padStart(8)}  ${step.what}`,
  );
  if (result.failed > 0)
    console.log(`${result.output.trimEnd()}\n  (all of it in ${path.relative('.', log)})`);
}
