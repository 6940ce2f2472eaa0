const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

let relativeTimes: Intl.RelativeTimeFormat | undefined;

/** `in 5 hours`, of an instant relative to another one; rounded down to what remains. */
export function formatRelativeTime(instant: string, now: string): string {
  relativeTimes ??= new Intl.RelativeTimeFormat('en-GB');
  const minutes = Math.trunc((Date.parse(instant) - Date.parse(now)) / MINUTE_MS);
  const distance = Math.abs(minutes);
  if (distance < HOUR) return relativeTimes.format(minutes, 'minute');
  if (distance < 2 * DAY) return relativeTimes.format(Math.trunc(minutes / HOUR), 'hour');
  return relativeTimes.format(Math.trunc(minutes / DAY), 'day');
}
