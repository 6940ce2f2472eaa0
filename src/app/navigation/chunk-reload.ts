/**
 * A page whose script is missing, because a newer version was deployed or the network failed, is reloaded once it is
 * to be shown and there is a network: once. The attempt is recorded in the state of this history entry, which
 * survives the reload and is stored nowhere else.
 */
const MARK = 'reloadedForMissingScript';

const worthReloading = new WeakSet<Error>();
let isReloading = false;

export function recordMissingScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Renamed, because the router would otherwise reload on its own and record that in session storage.
    payload.message = `A part of the page could not be loaded. (${payload.message})`;
    if (!history.state?.[MARK]) worthReloading.add(payload);
  });
}

export const isWorthReloading = (error: unknown): boolean =>
  isReloading || (error instanceof Error && worthReloading.has(error));

export function reloadOnce(): void {
  if (isReloading) return;
  isReloading = true;
  history.replaceState({ ...history.state, [MARK]: true }, '');
  if (navigator.onLine) location.reload();
  else window.addEventListener('online', () => location.reload(), { once: true });
}
