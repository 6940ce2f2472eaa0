import type { Clock } from '#server/clock.ts';

/** A clock that only moves when a test advances it, so that no slow machine changes an outcome. */
export class StoppedClock implements Clock {
  #now = Date.now();

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
