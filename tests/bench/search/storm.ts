import { setTimeout as wait } from 'node:timers/promises';
import { type Asked, ask } from './ask.ts';

/** Some who ask again and again, each for the next question. */
export interface Storm {
  questions: readonly Asked[];
  /** How many ask at once. */
  callers: number;
  forMs: number;
  /** How long each waits after an answer. */
  pauseMs?: number;
}

export interface StormResult {
  /** Milliseconds of each answer. */
  times: number[];
  /** What went wrong, in words. */
  faults: string[];
}

export async function raiseStorm({ questions, callers, forMs, pauseMs = 0 }: Storm): Promise<StormResult> {
  const until = performance.now() + forMs;
  const times: number[] = [];
  const faults: string[] = [];
  let turn = 0;

  async function keepAsking(): Promise<void> {
    while (performance.now() < until) {
      const question = questions[turn++ % questions.length] as Asked; // there is one at least
      try {
        const { status, elapsedMs, text } = await ask(question);
        if (status === 200) times.push(elapsedMs);
        else faults.push(`${status} ${text.slice(0, 200)}`);
      } catch (fault) {
        faults.push(String(fault));
      }
      if (pauseMs > 0) await wait(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: callers }, keepAsking));
  return { times, faults };
}
