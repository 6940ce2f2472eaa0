/** What Chromium writes of an event; times are microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of that, how long its thread had a processor: what other programs take does not count. */
  tdur?: number;
  args: {
    data?: { type?: string };
    /** Of a task, where in Chromium's own source it was asked for. */
    src_file?: string;
  };
}

/** What a browser does of its own accord whenever something is typed, in any page: looking at the form to fill it in. */
const OWN_ERRANDS = 'components/';

/**
 * Of each key that was pressed, milliseconds of the longest task of the page's thread until the next key: handling the
 * key, with all scripts that listen, or drawing the frame. Waiting for the screen is no task, and does not count.
 */
export function longestTasks(events: readonly TraceEvent[]): number[] {
  const keys = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .toSorted((one, other) => one.ts - other.ts);
  const all = events.filter(({ name }) => name === 'RunTask' || name.endsWith('::RunTask'));
  const errands = all.filter(({ args }) => args.src_file?.startsWith(OWN_ERRANDS));
  // A task is told twice, one inside of the other; only the inner one says where it comes from.
  const tasks = all.filter((task) => !errands.some((errand) => encloses(task, errand)));
  return keys.map((key, index) => {
    const until = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const caused = tasks.filter(
      ({ pid, tid, ts, dur = 0 }) =>
        pid === key.pid && tid === key.tid && ts + dur > key.ts && ts + dur <= until,
    );
    return Math.max(0, ...caused.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
  });
}

function encloses(outer: TraceEvent, inner: TraceEvent): boolean {
  const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
  return (
    outer.pid === inner.pid && outer.tid === inner.tid && outer.ts <= inner.ts && end(outer) >= end(inner)
  );
}
