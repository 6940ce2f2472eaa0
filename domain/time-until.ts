/** The limit of timers; a longer delay would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export function timeUntil(instant: string, now: Date): number {
  return Math.min(Math.max(0, Date.parse(instant) - now.getTime()), LONGEST_TIMER_MS);
}
