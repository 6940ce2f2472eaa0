export interface CompanyClock {
  now: () => Date;
  today: () => string;
  set: (answer: Pick<Response, 'headers'>) => void;
  /** Calls back at the given instant, or soon if it has passed, unless it is stopped before. */
  at: (instant: string, then: () => void) => () => void;
}

/** How the header ends: with the offset of the company's local time. */
const OFFSET = /Z$|[+-]\d\d:\d\d$/;

/** The limit of timers; a longer delay would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Uses the computer's clock and time zone until an answer has the time. */
export function createCompanyClock(ownTime = () => Date.now()): CompanyClock {
  const waiting = new Set<() => void>();
  let ahead = 0;
  let offset = -new Date().getTimezoneOffset() * 60_000;
  const now = () => new Date(ownTime() + ahead);
  return {
    now,
    today: () => new Date(now().getTime() + offset).toISOString().slice(0, 10),
    set({ headers }) {
      const text = headers.get('x-company-time') ?? '';
      const companyTime = Date.parse(text);
      if (Number.isNaN(companyTime)) return;
      ahead = companyTime - ownTime();
      offset = Date.parse(text.replace(OFFSET, 'Z')) - companyTime;
      for (const wait of waiting) wait();
    },
    at(instant, then) {
      let timer: ReturnType<typeof setTimeout>;
      wait();
      waiting.add(wait);
      return stop;

      function wait() {
        clearTimeout(timer);
        timer = setTimeout(look, timeUntil(instant, now()));
      }

      // A timer has a longest delay.
      function look() {
        if (timeUntil(instant, now()) > 0) {
          wait();
          return;
        }
        stop();
        then();
      }

      function stop() {
        clearTimeout(timer);
        waiting.delete(wait);
      }
    },
  };
}

export function timeUntil(instant: string, now: Date): number {
  return Math.min(Math.max(0, Date.parse(instant) - now.getTime()), LONGEST_TIMER_MS);
}
