/** The limit of timers; a longer delay would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Milliseconds for a timer: none when the moment has passed, and never more than a timer can count. */
export function timeUntil(instant: string, now: Date): number {
  return Math.min(Math.max(0, Date.parse(instant) - now.getTime()), LONGEST_TIMER_MS);
}
