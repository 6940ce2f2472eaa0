import { fromPromise } from 'xstate';
import type { CompanyClock } from '../../api/company-clock.ts';

/** Is done when the time has come by the company's clock; never when there is none. */
export function waitUntilActor(clock: Pick<CompanyClock, 'at'>) {
  return fromPromise<void, { instant: string | null }>(({ input: { instant }, signal }) => {
    return new Promise((resolve) => {
      if (instant !== null) signal.addEventListener('abort', clock.at(instant, resolve));
    });
  });
}
