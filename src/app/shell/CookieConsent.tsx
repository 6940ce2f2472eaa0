import { useSyncExternalStore } from 'react';
import { CookieBanner } from './CookieBanner.tsx';

/** A page that was made in advance has no banner; it comes when the browser has been asked. */
const acceptedWhilePrerendering = () => true;

export function CookieConsent() {
  const accepted = useSyncExternalStore(onConsentChange, cookiesAccepted, acceptedWhilePrerendering);
  return accepted ? null : <CookieBanner onAccept={acceptCookies} />;
}

const KEY = 'cookie_accepted';
const ACCEPTED = 'true';

const listeners = new Set<() => void>();
let acceptedHere = false;

function cookiesAccepted(): boolean {
  try {
    return acceptedHere || localStorage.getItem(KEY) === ACCEPTED;
  } catch {
    return acceptedHere;
  }
}

function acceptCookies(): void {
  acceptedHere = true;
  try {
    localStorage.setItem(KEY, ACCEPTED);
  } catch {
    // Without storage, the browser shows the banner again at the next visit.
  }
  for (const listener of listeners) listener();
}

function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
