import type { Assertion } from '../../assertion.ts';
import type { SessionState } from '../reference-session.ts';

/** The menu of the account names the role by the reference data, or in the product's own word. */
export const role: Assertion<SessionState, null, string[]> = {
  predict({ page, change, words }) {
    const isFree = page === 'home' && change !== 'pending' && change !== 'asked' && change !== 'returning';
    if (!isFree || words === 'pending') return undefined;
    return [words === 'loaded' ? 'Site admin' : 'Site administrator'];
  },
  ask: async (page) => {
    await page.getByRole('button', { name: /^Account of / }).click();
    const names = page.getByText(/^Site admin(istrator)?$/);
    await names.first().waitFor();
    const shown = await names.allInnerTexts();
    await page.keyboard.press('Escape');
    return shown;
  },
};
