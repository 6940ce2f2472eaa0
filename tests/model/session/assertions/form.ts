import type { Assertion } from '../../assertion.ts';
import type { SessionState } from '../reference-session.ts';
import { PERSON } from '../session-facts.ts';

interface SignInForm {
  email: string;
  isPending: boolean;
}

/** The form of the sign-in, which keeps what was entered when it was refused. */
export const form: Assertion<SessionState, null, SignInForm | null> = {
  predict: ({ page, signIn, isTyped, words }) => {
    if (page !== 'signIn') return null;
    if (words === 'pending') return undefined;
    return { email: isTyped ? PERSON.email : '', isPending: signIn === 'pending' };
  },
  ask: async (page) =>
    await page.evaluate(() => {
      const email = document.querySelector<HTMLInputElement>('input[autocomplete=username]');
      const statuses = [...document.querySelectorAll('[role=status]')];
      const isPending = statuses.some(({ textContent }) => textContent === 'Signing in');
      return email && { email: email.value, isPending };
    }),
};
