import { fromPromise } from 'xstate';

/** Is done when the time has come; never when there is none. */
export const waitUntil = fromPromise<void, { instant: string | null }>(({ input: { instant }, signal }) => {
  return new Promise((resolve) => {
    if (instant === null) return;
    const timer = setTimeout(resolve, Math.max(0, Date.parse(instant) - Date.now()));
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
});
