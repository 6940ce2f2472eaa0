/**
 * A page whose script is gone, because a newer version was published, is loaded anew: once, and only when it is to be
 * shown. That it was tried is noted in the state of this entry of the history, which survives the reload and is
 * stored nowhere else.
 */
const MARK = 'reloadedForMissingScript';

const worthReloading = new WeakSet<Error>();
let isReloading = false;

/** Remembers which failures a newer version of the page may mend, whoever asked for the script. */
export function noteMissingScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Renamed, because the router would otherwise take its own measures and note them in session storage.
    payload.message = `A part of the page could not be loaded. (${payload.message})`;
    if (!history.state?.[MARK]) worthReloading.add(payload);
  });
}

/** Whether what can't be shown for this error may come with a newer version of the page. */
export const isWorthReloading = (error: unknown): boolean =>
  isReloading || (error instanceof Error && worthReloading.has(error));

export function reloadOnce(): void {
  if (isReloading) return;
  isReloading = true;
  history.replaceState({ ...history.state, [MARK]: true }, '');
  location.reload();
}
