export const DEFAULT_LANGUAGE = 'en';

const SUPPORTED: readonly string[] = [DEFAULT_LANGUAGE];
const STORAGE_KEY = 'lng';
const OLD_STORAGE_KEY = 'i18nextLng';

/** The stored language if there is a catalogue for it, else English; disabled storage counts as empty. */
export function startLanguage(): string {
  try {
    localStorage.removeItem(OLD_STORAGE_KEY);
    const stored = localStorage.getItem(STORAGE_KEY);
    const language = stored !== null && SUPPORTED.includes(stored) ? stored : DEFAULT_LANGUAGE;
    if (stored !== language) localStorage.setItem(STORAGE_KEY, language);
    return language;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}
