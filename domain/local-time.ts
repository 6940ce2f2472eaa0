const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    const resolved = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return resolved === name || resolved.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

export function isLocalTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && asIfUtc(text) !== null;
}

/**
 * The instant of a local time in a zone. A time that occurs twice means the first occurrence; one that is
 * skipped is read as if the clocks had not been put forward yet.
 */
export function toInstant(local: string, zone: string): Date {
  const time = asIfUtc(local);
  if (time === null) throw new RangeError(`${local} is no local time`);
  const [before, after] = [offsetAt(time - DAY_MS, zone), offsetAt(time + DAY_MS, zone)];
  const fits = [before, after].find((offset) => offsetAt(time - offset, zone) === offset);
  return new Date(time - (fits ?? before));
}

export function startOfDay(day: string, zone: string): Date {
  return toInstant(`${day}T00:00`, zone);
}

export function dateAt(instant: Date, zone: string): string {
  const time = instant.getTime();
  return new Date(time + offsetAt(time, zone)).toISOString().slice(0, 10);
}

/** The instant as a local time in a zone with its offset from UTC (ISO 8601). */
export function withOffset(instant: Date, zone: string): string {
  const offset = offsetAt(instant.getTime(), zone);
  const local = new Date(instant.getTime() + offset).toISOString().slice(0, -1);
  if (offset === 0) return `${local}Z`;
  const size = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${local}${offset < 0 ? '-' : '+'}${size}`;
}

export function minutesBetween(from: string, to: string): number {
  return ((asIfUtc(to) ?? Number.NaN) - (asIfUtc(from) ?? Number.NaN)) / 60_000;
}

export function daysFromTo(from: string, to: string): string[] {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, day) =>
    new Date(first + day * DAY_MS).toISOString().slice(0, 10),
  );
}

export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function nightsBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function asIfUtc(local: string): number | null {
  const time = Date.parse(`${local}Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(local);
  return exists ? time : null;
}

function offsetAt(time: number, zone: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatOf(zone).format(time)) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  return format;
}

/** The UTC day of an instant, for what belongs to no company. */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
