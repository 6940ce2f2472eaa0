import type { Reference } from '../follow-moves.ts';
import { type CompanyKey, otherThan } from './session-facts.ts';

/**
 * Who is signed in and in which company, written from the specification and without the charts: nothing is shown as
 * signed in before the server has confirmed it, and nothing after the session has ended.
 */
export interface SessionState {
  page: 'opening' | 'signIn' | 'password' | 'home' | 'signingOut' | 'notSignedOut';
  /** The company of the page; null while no one is signed in. */
  company: CompanyKey | null;
  signIn: 'resting' | 'pending' | 'expired' | 'wrong' | 'tooMany' | 'unreachable';
  /** The form of the sign-in has what was entered. */
  isTyped: boolean;
  change: 'none' | 'pending' | 'refused' | 'unreachable' | 'asked' | 'returning';
  /** The words of the reference data, or the product's own ones when those were not answered. */
  words: 'pending' | 'loaded' | 'own';
}

export const OPENED: SessionState = {
  page: 'opening',
  company: null,
  signIn: 'resting',
  isTyped: false,
  change: 'none',
  words: 'pending',
};

type After = (state: SessionState) => SessionState;

const ANSWERED_WORDS: Record<string, After> = {
  'the words are answered': (state) => ({ ...state, words: 'loaded' }),
  'the words are not answered': (state) => ({ ...state, words: 'own' }),
};

const OPENING: Record<string, After> = {
  'the session goes on': (state) => signedIn(state, 'home'),
  'the session goes on, with a password to be changed': (state) =>
    mustChangePassword(signedIn(state, 'home')),
  'the session has ended': (state) => signedOut(state),
  'the session is not answered': (state) => signedOut(state),
  'another tab has signed out before the answer': (state) => signedOut(state),
};

const AT_SIGN_IN: Record<string, After> = {
  'sign in': (state) => ({ ...state, signIn: 'pending', isTyped: true }),
  // The page of the sign-out is opened by its address.
  'sign out': (state) => ({ ...signedOut(state), page: 'signingOut', words: 'loaded' }),
};

const SIGNING_IN: Record<string, After> = {
  'the sign-in is granted': (state) => signedIn(state, 'home'),
  'the sign-in is granted, with a password to be changed': (state) =>
    mustChangePassword(signedIn(state, 'home')),
  'the password is wrong': (state) => ({ ...state, signIn: 'wrong' }),
  'there were too many attempts': (state) => ({ ...state, signIn: 'tooMany' }),
  'the sign-in is not answered': (state) => ({ ...state, signIn: 'unreachable' }),
};

const AT_HOME: Record<string, After> = {
  'choose the other company': (state) => ({ ...state, change: 'pending' }),
  'another tab chooses the other company': (state) => ({ ...state, change: 'asked' }),
  'the session is renewed': (state) => state,
  'the session is renewed, with a password to be changed': (state) => mustChangePassword(state),
  'the session is renewed, for the other company': (state) => ({ ...state, change: 'asked' }),
  'the session expires': (state) => ({ ...signedOut(state), signIn: 'expired' }),
  'sign out': signingOut,
  'another tab signs out': (state) => signedOut(state),
};

const CHANGING: Record<string, After> = {
  'the company is granted': (state) => signedIn(state, otherThan(state.company ?? 'home')),
  'the company is refused': (state) => ({ ...state, change: 'refused' }),
  'the company is not answered': (state) => ({ ...state, change: 'unreachable' }),
  'another tab signs out': (state) => signedOut(state),
};

const ASKED: Record<string, After> = {
  'stay with the company': (state) => ({ ...state, change: 'returning' }),
  'go to the other company': (state) => ({ ...state, change: 'pending' }),
  'another tab returns': (state) => ({ ...state, change: 'none' }),
  'the session is renewed': (state) => ({ ...state, change: 'none' }),
};

const RETURNING: Record<string, After> = {
  'the return is granted': (state) => ({ ...state, change: 'none' }),
  'the return is not answered': (state) => ({ ...state, change: 'asked' }),
};

const AT_PASSWORD: Record<string, After> = {
  'change the password': (state) => ({ ...state, page: 'home' }),
  'sign out': signingOut,
  'another tab signs out': (state) => signedOut(state),
};

const SIGNING_OUT: Record<string, After> = {
  'the sign-out is answered': (state) => signedOut(state),
  'the sign-out is not answered': (state) => ({ ...state, page: 'notSignedOut' }),
};

const NOT_SIGNED_OUT: Record<string, After> = {
  'sign out': signingOut,
  'stay signed in': (state) => (state.company ? { ...state, page: 'home' } : signedOut(state)),
  'another tab signs out': (state) => signedOut(state),
};

export const REFERENCE_SESSION: Reference<SessionState> = {
  movesIn: (state) => Object.keys(afterMoves(state)),
  after(state, move) {
    const after = afterMoves(state)[move];
    if (!after) throw new Error(`“${move}” is not possible`);
    return after(state);
  },
};

function afterMoves({ page, signIn, change, words }: SessionState): Record<string, After> {
  if (words === 'pending') return ANSWERED_WORDS;
  switch (page) {
    case 'opening':
      return OPENING;
    case 'signIn':
      return signIn === 'pending' ? SIGNING_IN : AT_SIGN_IN;
    case 'password':
      return AT_PASSWORD;
    case 'signingOut':
      return SIGNING_OUT;
    case 'notSignedOut':
      return NOT_SIGNED_OUT;
    case 'home':
      if (change === 'pending') return CHANGING;
      if (change === 'asked') return ASKED;
      return change === 'returning' ? RETURNING : AT_HOME;
  }
}

/** What no one is signed in for any more is gone: only the words stay. */
function signedOut({ words }: SessionState): SessionState {
  return { ...OPENED, page: 'signIn', words };
}

/** Words that were not answered are asked for again. */
function signedIn({ words }: SessionState, company: CompanyKey): SessionState {
  return { ...OPENED, page: 'home', company, words: words === 'own' ? 'pending' : words };
}

function mustChangePassword(state: SessionState): SessionState {
  return { ...state, page: 'password', change: 'none' };
}

function signingOut(state: SessionState): SessionState {
  return { ...state, page: 'signingOut', change: 'none' };
}
