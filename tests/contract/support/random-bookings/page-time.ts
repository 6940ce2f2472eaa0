import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

const clearRealTimer = globalThis.clearTimeout;

interface Timer {
  /** When it is due. */
  at: number;
  run: () => void;
}

/**
 * Called whenever time has passed; `ended` is awaited after each timer, until all work that it started is
 * done.
 */
export interface Passing {
  onPassed: (part: number) => void;
  ended: () => Promise<void>;
}

/** A timer of any other code, which never fires. */
const NEVER = { ref: () => NEVER, unref: () => NEVER, hasRef: () => false };

/**
 * Simulated time for the pages alone, which jumps from timer to timer. All other code sets timers only for
 * timeouts and idle times, which never occur while time stands still: those timers never fire.
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

  /** Also restores all other stubbed globals. */
  end(): void {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }

  /** Timers set by the callback, also later, belong to a page. */
  inPage<Done>(act: () => Done): Done {
    return this.#pages.run(true, act);
  }

  /** The same for code outside of the pages that a page calls. */
  outside<Done>(act: () => Done): Done {
    return this.#pages.run(false, act);
  }

  /** Advances the time from timer to timer. */
  async pass(milliseconds: number, { onPassed, ended }: Passing): Promise<void> {
    const until = this.#now + milliseconds;
    for (let timer = this.#nextBefore(until); timer; timer = this.#nextBefore(until)) {
      this.#timers.delete(timer);
      this.#goTo(timer.at, onPassed);
      await this.#comeTo(timer, ended);
    }
    this.#goTo(until, onPassed);
  }

  /** Simulates a sleeping computer: timers that fell due in the meantime run once, when it wakes up. */
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

  /** Also clears timers that were set before the simulated time began. */
  readonly #clearTimer = (timer: Timer & NodeJS.Timeout) => {
    if (!this.#timers.delete(timer)) clearRealTimer(timer);
  };

  #goTo(at: number, onPassed: (part: number) => void): void {
    onPassed(at - this.#now);
    this.#now = at;
    vi.setSystemTime(at);
  }

  /** The earliest timer; of several, the one that was set first. */
  #nextBefore(until: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers)
      if (timer.at <= until && timer.at < (next?.at ?? Infinity)) next = timer;
    return next;
  }
}
