const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * A day given as `2026-11-20` or `20 November 2026`, in the first of these forms; null when it is invalid.
 */
export function readDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? [];
  const iso = day ? `${year}-${pad(MONTHS.indexOf(month) + 1)}-${pad(Number(day))}` : text;
  return isDay(iso) ? iso : null;
}

function isDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
