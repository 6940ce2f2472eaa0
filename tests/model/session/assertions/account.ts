import type { Assertion } from '../../assertion.ts';
import type { SessionState } from '../reference-session.ts';
import { COMPANIES } from '../session-facts.ts';

interface Account {
  of: string | null;
  company: string;
}

/** Who is signed in and for which company; null where nothing of a person may be seen. */
export const account: Assertion<SessionState, null, Account | null> = {
  predict: ({ page, company, words }) =>
    page === 'home' && company !== null && words !== 'pending'
      ? { of: 'Account of Ada Berger, AB', company: COMPANIES[company] }
      : null,
  // In one look, since the page can change between two.
  ask: async (page) =>
    await page.evaluate(() => {
      const button = document.querySelector('button[aria-label^="Account of"]');
      const company = document.querySelector<HTMLInputElement>('input[aria-label="Company"]');
      return button && company && { of: button.getAttribute('aria-label'), company: company.value };
    }),
};
