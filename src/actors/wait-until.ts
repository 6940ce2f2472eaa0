import { fromPromise } from 'xstate';
import { timeUntil } from '#domain/time-until.ts';

/** Is done when the time has come; never when there is none. */
export const waitUntil = fromPromise<void, { instant: string | null }>(({ input: { instant }, signal }) => {
  return new Promise((resolve) => {
    if (instant === null) return;
    const timer = setTimeout(resolve, timeUntil(instant, new Date()));
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
});
