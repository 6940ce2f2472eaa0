const KEY = 'cookie_accepted';
const ACCEPTED = 'true';

const listeners = new Set<() => void>();
let acceptedHere = false;

/** Whether the banner has been accepted; for this page only, where the browser stores nothing. */
export function cookiesAccepted(): boolean {
  try {
    return acceptedHere || localStorage.getItem(KEY) === ACCEPTED;
  } catch {
    return acceptedHere;
  }
}

export function acceptCookies(): void {
  acceptedHere = true;
  try {
    localStorage.setItem(KEY, ACCEPTED);
  } catch {
    // Without storage, the browser shows the banner again at the next visit.
  }
  for (const listener of listeners) listener();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
