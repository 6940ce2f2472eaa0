import type { Assertion } from '../../assertion.ts';
import type { SessionState } from '../reference-session.ts';

/** The whole page waits for the session and for the words. */
export const waiting: Assertion<SessionState, null, boolean> = {
  predict: ({ page, words }) => page === 'opening' || words === 'pending',
  ask: async (page) => await page.getByRole('status', { name: 'Loading' }).isVisible(),
};
