import { type Result, type Step, single } from './step.ts';

/** Runs the steps, at most `lanes` side by side, each after those it waits for. */
export async function schedule(
  steps: Step[],
  lanes: number,
  report: (step: Step, result: Result, milliseconds: number) => void,
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    for (;;) {
      const index = waiting.findIndex((step) => mayStart(step, waiting, [...running.keys()], lanes));
      const [step] = index < 0 ? [] : waiting.splice(index, 1);
      if (!step) break;
      running.set(
        step,
        runStep(step, report).finally(() => running.delete(step)),
      );
    }
    if (running.size === 0) {
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
    await Promise.race(running.values());
  }
}

function mayStart(step: Step, waiting: Step[], running: Step[], lanes: number): boolean {
  if (running.length >= lanes || running.some(({ alone }) => alone)) return false;
  if (step.alone && (running.length > 0 || waiting.some(({ alone }) => !alone))) return false;
  const unfinished = [...waiting, ...running].map(({ name }) => name);
  return !step.needs?.some((name) => unfinished.includes(name));
}

async function runStep(step: Step, report: Parameters<typeof schedule>[2]): Promise<void> {
  const began = performance.now();
  const result = await step
    .run()
    .catch((fault: unknown) => single(false, fault instanceof Error ? `${fault.stack}\n` : String(fault)));
  report(step, result, performance.now() - began);
}
