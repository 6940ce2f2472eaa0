const DAY_MINUTES = 1440;

/** A day, `yyyy-MM-dd`, as its number since 1970; null when there is no such day. */
export function parseDay(date: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const time = Date.parse(date);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) return null;
  return time / 86_400_000;
}

export function formatDate(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** `yyyy-MM-ddTHH:mm` for minutes since 1970. */
export function timeText(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(0, 16);
}

export function toDay(minutes: number): number {
  return Math.floor(minutes / DAY_MINUTES);
}

/** From 0 for Monday to 6 for Sunday. */
export function toWeekday(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function toMinutes(time: Date): number {
  return Math.floor(time.getTime() / 60_000);
}
