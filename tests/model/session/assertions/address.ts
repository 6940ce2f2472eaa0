import type { Assertion } from '../../assertion.ts';
import type { SessionState } from '../reference-session.ts';

const ADDRESSES = {
  opening: '/',
  signIn: '/login',
  password: '/password/change',
  home: '/',
  signingOut: '/logout',
  notSignedOut: '/logout',
} as const;

/** Where one is. */
export const address: Assertion<SessionState, null, string> = {
  predict: ({ page }) => ADDRESSES[page],
  ask: async (page) => new URL(page.url()).pathname,
};
