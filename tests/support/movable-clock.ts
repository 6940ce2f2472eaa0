import type { Clock } from '#server/clock.ts';

/** A running clock that a test can advance. */
export class MovableClock implements Clock {
  #aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  advance(milliseconds: number): void {
    this.#aheadMs += milliseconds;
  }
}
