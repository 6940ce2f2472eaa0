import { fromPromise } from 'xstate';
import type { CompanyClock } from '../../api/company-clock.ts';

/** Done when the company's clock reaches the time; never without a time. */
export function waitUntilActor(clock: Pick<CompanyClock, 'at'>) {
  return fromPromise<void, { instant: string | null }>(({ input: { instant }, signal }) => {
    return new Promise((resolve) => {
      if (instant !== null) signal.addEventListener('abort', clock.at(instant, resolve));
    });
  });
}
