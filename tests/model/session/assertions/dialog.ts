import type { Assertion } from '../../assertion.ts';
import type { SessionState } from '../reference-session.ts';
import { COMPANIES, otherThan } from '../session-facts.ts';

interface Dialog {
  title: string;
  /** Its buttons, as far as they can be pressed. */
  answers: string[];
}

/** What is asked, or waited for, about the company. */
export const dialog: Assertion<SessionState, null, Dialog | null> = {
  predict({ page, company, change }) {
    if (page !== 'home' || company === null) return null;
    if (change === 'pending') return { title: 'Changing the company…', answers: [] };
    if (change !== 'asked' && change !== 'returning') return null;
    const other = COMPANIES[otherThan(company)];
    const answers = [`Go to ${other}`, `Stay with ${COMPANIES[company]}`];
    return {
      title: `You now act for ${other} in another tab`,
      answers: change === 'asked' ? answers : [],
    };
  },
  ask: async (page) => {
    const shown = await page.getByRole('dialog').evaluateAll((dialogs) =>
      dialogs.flatMap((one) => {
        const texts = [...one.querySelectorAll('*')].map(({ textContent }) => textContent);
        const title = texts.find((text) => /^(You now act for .+ tab|Changing the company…)$/.test(text));
        const buttons = [...one.querySelectorAll('button:enabled:not([aria-disabled=true])')].map(
          ({ textContent }) => textContent,
        );
        return title === undefined ? [] : [{ title, answers: buttons.toSorted() }];
      }),
    );
    return shown[0] ?? null;
  },
};
