/** Creating an Intl format takes about 100 ms on a slow phone. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `14 – 16 Mar 2027`, `30 Mar – 2 Apr 2027`, `14 Mar 2027`: two days, each a `yyyy-MM-dd`. */
export function formatDayRange(first: string, last: string): string {
  return joinDays(first, last, ` ${last.slice(0, 4)}`);
}

export function formatNearDayRange(first: string, last: string, today: string): string {
  return joinDays(first, last, isInYear(last, today) ? '' : ` ${last.slice(0, 4)}`);
}

function joinDays(first: string, last: string, year: string): string {
  const until = splitDay(last);
  if (first === last) return `${until.day} ${until.month}${year}`;
  const from = splitDay(first);
  const end = `${until.day} ${until.month}`;
  if (!isInYear(first, last)) {
    return `${from.day} ${from.month} ${first.slice(0, 4)} – ${end} ${last.slice(0, 4)}`;
  }
  return `${from.day}${from.month === until.month ? '' : ` ${from.month}`} – ${end}${year}`;
}

function isInYear(day: string, other: string): boolean {
  return day.slice(0, 4) === other.slice(0, 4);
}

function splitDay(day: string): { day: number; month: string } {
  const date = new Date(day);
  return { day: date.getUTCDate(), month: String(MONTHS[date.getUTCMonth()]) };
}
