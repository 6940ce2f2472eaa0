import { type Result, type Step, single } from './step.ts';

export interface Timing {
  milliseconds: number;
  /** How long a lane was free that the step couldn't take. */
  waitedMs: number;
  waitedFor: string[];
}

type Report = (step: Step, result: Result, timing: Timing) => void;

interface Waiting {
  step: Step;
  waitedMs: number;
  waitedFor: Set<string>;
}

/** Runs the steps, at most `lanes` side by side, each after those it needs, and those that run alone at the end. */
export async function schedule(steps: Step[], lanes: number, report: Report): Promise<void> {
  const waiting = steps.map((step): Waiting => ({ step, waitedMs: 0, waitedFor: new Set() }));
  const running = new Map<Step, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    for (;;) {
      const left = waiting.map(({ step }) => step);
      const index = left.findIndex((step) => mayStart(step, left, [...running.keys()], lanes));
      const [next] = index < 0 ? [] : waiting.splice(index, 1);
      if (!next) break;
      running.set(
        next.step,
        runStep(next, report).finally(() => running.delete(next.step)),
      );
    }
    if (running.size === 0) {
      throw new Error(`These steps wait for each other: ${waiting.map(({ step }) => step.name).join(', ')}`);
    }
    await waitForEnd(running, waiting, lanes);
  }
}

function mayStart(step: Step, waiting: Step[], running: Step[], lanes: number): boolean {
  if (isFull(running, lanes)) return false;
  if (step.alone && (running.length > 0 || waiting.some(({ alone }) => !alone))) return false;
  const unfinished = [...waiting, ...running].map(({ name }) => name);
  return !step.needs?.some((name) => unfinished.includes(name));
}

function isFull(running: Step[], lanes: number): boolean {
  return running.length >= lanes || running.some(({ alone }) => alone);
}

async function waitForEnd(
  running: Map<Step, Promise<void>>,
  waiting: Waiting[],
  lanes: number,
): Promise<void> {
  const steps = [...running.keys()];
  const began = performance.now();
  await Promise.race(running.values());
  if (isFull(steps, lanes)) return;
  for (const entry of waiting) {
    entry.waitedMs += performance.now() - began;
    for (const { name } of steps) entry.waitedFor.add(name);
  }
}

async function runStep({ step, waitedMs, waitedFor }: Waiting, report: Report): Promise<void> {
  const began = performance.now();
  const result = await step
    .run()
    .catch((fault: unknown) => single(false, fault instanceof Error ? `${fault.stack}\n` : String(fault)));
  report(step, result, { milliseconds: performance.now() - began, waitedMs, waitedFor: [...waitedFor] });
}
