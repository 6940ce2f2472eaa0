const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
const instants = new Map<string, string>();
const MOST_INSTANTS = 5000;

/** The instant at which clocks in the zone show so many minutes after midnight of the day, ISO 8601 in UTC. */
export function instantOf(day: number, minutes: number, zone: string): string {
  const key = `${zone}${day}/${minutes}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  const shown = day * DAY_MS + minutes * MINUTE_MS;
  const guess = shown - offsetAt(shown, zone);
  const instant = new Date(shown - offsetAt(guess, zone)).toISOString();
  if (instants.size >= MOST_INSTANTS) instants.clear();
  instants.set(key, instant);
  return instant;
}

/** The day that it is in the zone at an instant, counted from 1 January 1970. */
export function localDay(at: Date, zone: string): number {
  return Math.floor((at.getTime() + offsetAt(at.getTime(), zone)) / DAY_MS);
}

/** By how much clocks in the zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const shown = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(instant / 1000) * 1000;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}
