import { afterEach, describe, expect, it, vi } from 'vitest';
import { startLanguage } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser storage with this content. */
function holding(stored: Record<string, string>): Map<string, string> {
  const entries = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  return entries;
}

describe('the language to start with', () => {
  it.each([
    ['nothing', {}],
    ['English', { lng: 'en' }],
    ['a language without a catalogue', { lng: 'de' }],
    ['an empty text', { lng: '' }],
    ['the language under the old key', { i18nextLng: 'de' }],
  ])('is English where %s is stored, and stored itself', (_, stored) => {
    const entries = holding(stored);
    expect(startLanguage()).toBe('en');
    expect([...entries]).toEqual([['lng', 'en']]);
  });

  it('leaves everything else that is stored', () => {
    const entries = holding({ cookie_accepted: 'true' });
    startLanguage();
    expect(entries.get('cookie_accepted')).toBe('true');
  });

  it('is English without storage', () => {
    vi.stubGlobal('localStorage', {
      removeItem: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    expect(startLanguage()).toBe('en');
  });
});
