/** What Chromium writes of an event; times are microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of that, how long its thread had a processor: what other programs take does not count. */
  tdur?: number;
  args: { data?: { type?: string } };
}

/** Of each key that was pressed, milliseconds of the longest task of the page's thread until the next key. */
export function longestTasks(events: readonly TraceEvent[]): number[] {
  const keys = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .toSorted((one, other) => one.ts - other.ts);
  const tasks = events.filter(({ name }) => name === 'RunTask' || name.endsWith('::RunTask'));
  return keys.map((key, index) => {
    const until = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const caused = tasks.filter(
      ({ pid, tid, ts, dur = 0 }) =>
        pid === key.pid && tid === key.tid && ts + dur > key.ts && ts + dur <= until,
    );
    return Math.max(0, ...caused.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
  });
}
