import { useSyncExternalStore } from 'react';
import { CookieBanner } from './CookieBanner.tsx';
import { acceptCookies, cookiesAccepted, onConsentChange } from './cookie-consent.ts';

/** A page that was made in advance has no banner; it comes when the browser has been asked. */
const acceptedWhilePrerendering = () => true;

export function CookieConsent() {
  const accepted = useSyncExternalStore(onConsentChange, cookiesAccepted, acceptedWhilePrerendering);
  return accepted ? null : <CookieBanner onAccept={acceptCookies} />;
}
