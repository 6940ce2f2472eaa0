/** A format of the browser's own takes a slow telephone 100 ms to make. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `14 – 16 Mar 2027`, `30 Mar – 2 Apr 2027`, `14 Mar 2027`: two days, each a `yyyy-MM-dd`. */
export function formatDayRange(first: string, last: string): string {
  if (first === last) return splitDay(last).join(' ');
  const [year, month] = last.split('-');
  const [day, ...rest] = splitDay(first);
  if (!first.startsWith(`${year}-`)) return `${splitDay(first).join(' ')} – ${splitDay(last).join(' ')}`;
  const start = first.startsWith(`${year}-${month}-`) ? day : `${day} ${rest[0]}`;
  return `${start} – ${splitDay(last).join(' ')}`;
}

function splitDay(day: string): string[] {
  const date = new Date(day);
  return [String(date.getUTCDate()), String(MONTHS[date.getUTCMonth()]), String(date.getUTCFullYear())];
}
