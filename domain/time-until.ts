/** The limit of timers; a longer delay would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The delay for a timer in milliseconds: zero when the time has passed, and never above a timer's limit. */
export function timeUntil(instant: string, now: Date): number {
  return Math.min(Math.max(0, Date.parse(instant) - now.getTime()), LONGEST_TIMER_MS);
}
