import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

const clearRealTimer = globalThis.clearTimeout;

interface Timer {
  /** When its time comes. */
  at: number;
  run: () => void;
}

/** What is done whenever some time has passed, and waited for after each timer, until all that it has led to is over. */
export interface Passing {
  onPassed: (part: number) => void;
  ended: () => Promise<void>;
}

/** What the programs of others do with a timer, which is nothing here. */
const NEVER = { ref: () => NEVER, unref: () => NEVER, hasRef: () => false };

/**
 * Time for the pages alone, which passes from timer to timer and takes none itself. Whoever else sets a timer, sets one
 * for what takes too long or is idle, and nothing is while time stands still: it never comes.
 */
export class PageTime {
  readonly #pages = new AsyncLocalStorage<boolean>();
  readonly #timers = new Set<Timer>();
  #now = 0;

  begin(now: Date): void {
    this.#now = now.getTime();
    this.#timers.clear();
    vi.useFakeTimers({ toFake: ['Date'], now });
    vi.stubGlobal('setTimeout', this.#setTimer);
    vi.stubGlobal('clearTimeout', this.#clearTimer);
  }

  /** What else was stubbed is as it was, too. */
  end(): void {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }

  /** Whatever comes of what is done so belongs to a page. */
  inPage<Done>(act: () => Done): Done {
    return this.#pages.run(true, act);
  }

  /** The same for what a page asks of others. */
  outside<Done>(act: () => Done): Done {
    return this.#pages.run(false, act);
  }

  /** From timer to timer. */
  async pass(milliseconds: number, { onPassed, ended }: Passing): Promise<void> {
    const until = this.#now + milliseconds;
    for (let timer = this.#nextBefore(until); timer; timer = this.#nextBefore(until)) {
      this.#timers.delete(timer);
      this.#goTo(timer.at, onPassed);
      await this.#comeTo(timer, ended);
    }
    this.#goTo(until, onPassed);
  }

  /** As for a computer that sleeps: whatever was due meanwhile is done once, when it wakes up. */
  async sleep(milliseconds: number, { onPassed, ended }: Passing): Promise<void> {
    this.#goTo(this.#now + milliseconds, onPassed);
    const due = [...this.#timers].filter(({ at }) => at <= this.#now);
    for (const timer of due.sort((one, other) => one.at - other.at)) {
      if (this.#timers.delete(timer)) await this.#comeTo(timer, ended);
    }
  }

  async #comeTo({ run }: Timer, ended: Passing['ended']): Promise<void> {
    this.inPage(run);
    await ended();
  }

  readonly #setTimer = (act: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (!this.#pages.getStore()) return NEVER;
    const timer = { at: this.#now + Math.max(delay, 1), run: () => act(...given) };
    this.#timers.add(timer);
    return timer;
  };

  /** What was set before the time of the pages began still runs. */
  readonly #clearTimer = (timer: Timer & NodeJS.Timeout) => {
    if (!this.#timers.delete(timer)) clearRealTimer(timer);
  };

  #goTo(at: number, onPassed: (part: number) => void): void {
    onPassed(at - this.#now);
    this.#now = at;
    vi.setSystemTime(at);
  }

  /** The first of those that were set first. */
  #nextBefore(until: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers)
      if (timer.at <= until && timer.at < (next?.at ?? Infinity)) next = timer;
    return next;
  }
}
