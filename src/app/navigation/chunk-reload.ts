/**
 * A page whose script is gone, because a newer version was published, is loaded anew: once. That it was tried is
 * noted in the state of this entry of the history, which survives the reload and is stored nowhere else.
 */
const MARK = 'reloadedForMissingScript';

let isReloading = false;

export const isPageReloading = (): boolean => isReloading;

export function reloadOnceForMissingScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Renamed, because the router would otherwise take its own measures and note them in session storage.
    payload.message = `A part of the page could not be loaded. (${payload.message})`;
    if (history.state?.[MARK] || isReloading) return;
    isReloading = true;
    history.replaceState({ ...history.state, [MARK]: true }, '');
    location.reload();
  });
}
