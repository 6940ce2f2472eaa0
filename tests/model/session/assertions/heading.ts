import type { Assertion } from '../../assertion.ts';
import type { SessionState } from '../reference-session.ts';

const HEADINGS = {
  signIn: 'Welcome',
  password: 'Change password',
  home: 'Welcome, Ada',
  signingOut: 'Sign out',
  notSignedOut: 'Sign out',
} as const;

/** What the page is called; nothing of a person is drawn before its words are there. */
export const heading: Assertion<SessionState, null, string[]> = {
  predict({ page, words }) {
    if (page === 'opening') return undefined;
    return words === 'pending' && (page === 'home' || page === 'password') ? [] : [HEADINGS[page]];
  },
  ask: async (page) => await page.locator('h1').allInnerTexts(),
};
