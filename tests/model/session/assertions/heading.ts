import type { Assertion } from '../../assertion.ts';
import type { SessionState } from '../reference-session.ts';

const HEADINGS = {
  signIn: 'Welcome',
  password: 'Change password',
  home: 'Welcome, Ada',
  signingOut: 'Sign out',
  notSignedOut: 'Sign out',
} as const;

/** What the page is called. */
export const heading: Assertion<SessionState, null, string[]> = {
  predict: ({ page }) => (page === 'opening' ? undefined : [HEADINGS[page]]),
  ask: async (page) => await page.locator('h1').allInnerTexts(),
};
