import { fromPromise } from 'xstate';
import type { CompanyClock } from '../../api/company-clock.ts';

export function waitUntilActor(clock: Pick<CompanyClock, 'at'>) {
  return fromPromise<void, { instant: string | null }>(({ input: { instant }, signal }) => {
    return new Promise((resolve) => {
      if (instant !== null) signal.addEventListener('abort', clock.at(instant, resolve));
    });
  });
}
