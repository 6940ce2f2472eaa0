import type { Assertion } from '../../assertion.ts';
import type { SessionState } from '../reference-session.ts';

const OF_SIGN_IN = {
  resting: [],
  pending: [],
  expired: ['Your session has expired. Sign in again to continue where you were.'],
  wrong: ['Invalid email or password.'],
  tooMany: ['Too many attempts', 'Try again in 15 minutes.'],
  unreachable: ["The server can't be reached", 'Check your connection. What you entered is still there.'],
} as const;

const OF_CHANGE = {
  none: [],
  pending: [],
  asked: [],
  returning: [],
  refused: [
    "You can't act as this company",
    'You are still in the same company. Choose another one, or ask your administrator.',
  ],
  unreachable: [
    'The company was not changed',
    "The server can't be reached. Check your connection and choose the company again.",
  ],
} as const;

const NOT_SIGNED_OUT = [
  'You are still signed in',
  "The server can't be reached, so the session could not be ended.",
] as const;

const ANY = new RegExp(
  `^(${[OF_SIGN_IN, OF_CHANGE, [NOT_SIGNED_OUT]]
    .flatMap((texts) => Object.values(texts))
    .flat()
    .map((text) => text.replaceAll('.', '\\.'))
    .join('|')})$`,
);

/** What went wrong, in the words of the page. */
export const notices: Assertion<SessionState, null, string[]> = {
  predict({ page, signIn, change }) {
    if (page === 'notSignedOut') return [...NOT_SIGNED_OUT].toSorted();
    const said: readonly string[] = page === 'signIn' ? OF_SIGN_IN[signIn] : OF_CHANGE[change];
    return said.toSorted();
  },
  ask: async (page) => (await page.getByText(ANY).allInnerTexts()).toSorted(),
};
