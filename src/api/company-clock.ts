import { timeUntil } from '#domain/time-until.ts';

/** The time at the company, however wrong the computer's own clock is. */
export interface CompanyClock {
  now: () => Date;
  /** Takes the time from an answer that has it. */
  set: (answer: Pick<Response, 'headers'>) => void;
  /** Calls back at the given instant, or soon if it has passed, unless it is stopped before. */
  at: (instant: string, then: () => void) => () => void;
}

/** Uses the computer's clock until an answer has the time. */
export function createCompanyClock(ownTime = () => Date.now()): CompanyClock {
  let ahead = 0;
  const now = () => new Date(ownTime() + ahead);
  return {
    now,
    set({ headers }) {
      const companyTime = Date.parse(headers.get('x-company-time') ?? '');
      if (!Number.isNaN(companyTime)) ahead = companyTime - ownTime();
    },
    at(instant, then) {
      let timer = setTimeout(look, timeUntil(instant, now()));
      return () => clearTimeout(timer);

      // The clock may have been set in the meantime.
      function look() {
        const remaining = timeUntil(instant, now());
        if (remaining === 0) then();
        else timer = setTimeout(look, remaining);
      }
    },
  };
}
