/**
 * The session: who is signed in, in which company, and what has to happen before anything else.
 *
 * Guarantees: nothing is shown as signed in before the server said so; a session that ended, here or in another
 * tab, leaves no state in which it still seems to be alive; a forced password change comes before all pages.
 * `identity` and `enums` run side by side; the tag `starting` covers the time in which the page waits for both.
 * Choices that could not be loaded are asked for again when somebody signs in.
 * From outside come what the person does, and `session.renewed`, `session.expired` and `session.endedElsewhere`
 * from the API client and other tabs.
 */
import { assign, fromPromise, not, raise, setup } from 'xstate';
import type { SessionAnswer } from '#domain/contract.ts';

export type Session = Omit<SessionAnswer, 'token'>;

export interface Credentials {
  email: string;
  password: string;
}

export type SessionOutcome = { type: 'granted'; session: Session } | { type: 'refused' };
export type SignInOutcome =
  | { type: 'granted'; session: Session }
  | { type: 'rejected' }
  | { type: 'throttled'; retryAfterSeconds: number };

interface Context {
  language: string;
  session: Session | null;
  retryAfterSeconds: number | null;
}

export type SessionEvent =
  | ({ type: 'credentials.submit' } & Credentials)
  | { type: 'company.choose'; companyId: string }
  | { type: 'password.changed' }
  | { type: 'enums.request' }
  | { type: 'signOut.request' }
  | { type: 'signOut.cancel' }
  | { type: 'session.renewed'; session: Session }
  | { type: 'session.expired' }
  | { type: 'session.endedElsewhere' };

interface Input {
  language: string;
}

function notProvided(slot: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${slot} is not provided`));
}

export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    input: {} as Input,
    tags: {} as 'starting' | 'busy' | 'recoverable' | 'settled',
  },
  actors: {
    refreshSession: fromPromise<SessionOutcome>(notProvided('refreshSession')),
    signIn: fromPromise<SignInOutcome, Credentials>(notProvided('signIn')),
    actAsCompany: fromPromise<SessionOutcome, { companyId: string }>(notProvided('actAsCompany')),
    signOut: fromPromise<void>(notProvided('signOut')),
    loadEnums: fromPromise<void, { language: string }>(notProvided('loadEnums')),
  },
  actions: {
    keepSession: assign((_, { session }: { session: Session }) => ({ session, retryAfterSeconds: null })),
    keepRetryAfter: assign((_, { retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      retryAfterSeconds,
    })),
    dropSession: assign({ session: null }),
    markPasswordChanged: assign(({ context: { session } }) => ({
      session: session && {
        ...session,
        companyUser: {
          ...session.companyUser,
          user: { ...session.companyUser.user, needsPasswordChange: false },
        },
      },
    })),
    /** Takes the person to the home page of the company that was chosen. */
    enterCompany: () => {},
    /** Forgets what the browser holds of the person: the token, loaded data. */
    forgetPerson: () => {},
    /** Tells the other tabs that the session has ended. */
    tellOtherTabs: () => {},
  },
  guards: {
    granted: (_, outcome: SessionOutcome | SignInOutcome) => outcome.type === 'granted',
    throttled: (_, outcome: SignInOutcome) => outcome.type === 'throttled',
    hasSession: ({ context }) => context.session !== null,
    needsPasswordChange: ({ context }) => context.session?.companyUser.user.needsPasswordChange === true,
    isOtherCompany: ({ context }, { companyId }: { companyId: string }) =>
      companyId !== context.session?.company._id,
    /** Of another person, who has signed in in another tab, or of the same one in another company. */
    isOfOthers: ({ context }, { session }: { session: Session }) =>
      session.companyUser.user._id !== context.session?.companyUser.user._id ||
      session.company._id !== context.session.company._id,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ language: input.language, session: null, retryAfterSeconds: null }),
  type: 'parallel',
  states: {
    identity: {
      initial: 'refreshing',
      states: {
        refreshing: {
          tags: 'starting',
          on: { 'session.endedElsewhere': 'unauthenticated' },
          invoke: {
            id: 'refreshSession',
            src: 'refreshSession',
            onDone: [
              {
                guard: { type: 'granted', params: ({ event }) => event.output },
                target: 'authenticated',
                actions: { type: 'keepSession', params: ({ event }) => sessionOf(event.output) },
              },
              { target: 'unauthenticated' },
            ],
            onError: 'unauthenticated',
          },
        },
        unauthenticated: {
          entry: ['dropSession', 'forgetPerson'],
          initial: 'resting',
          on: {
            'credentials.submit': '.signingIn',
            'signOut.request': 'signingOut',
          },
          states: {
            resting: { tags: 'settled' },
            expired: { tags: 'settled' },
            signingIn: {
              tags: 'busy',
              on: { 'credentials.submit': {} },
              invoke: {
                id: 'signIn',
                src: 'signIn',
                input: ({ event }) => credentialsOf(event),
                onDone: [
                  {
                    guard: { type: 'granted', params: ({ event }) => event.output },
                    target: '#session.identity.authenticated',
                    actions: { type: 'keepSession', params: ({ event }) => sessionOf(event.output) },
                  },
                  {
                    guard: { type: 'throttled', params: ({ event }) => event.output },
                    target: 'throttled',
                    actions: { type: 'keepRetryAfter', params: ({ event }) => retryAfterOf(event.output) },
                  },
                  { target: 'rejected' },
                ],
                onError: 'unreachable',
              },
            },
            rejected: { tags: ['settled', 'recoverable'] },
            throttled: { tags: ['settled', 'recoverable'] },
            unreachable: { tags: ['settled', 'recoverable'] },
          },
        },
        authenticated: {
          entry: raise({ type: 'enums.request' }),
          initial: 'active',
          on: {
            'signOut.request': 'signingOut',
            'session.expired': 'unauthenticated.expired',
            'session.endedElsewhere': 'unauthenticated',
            'session.renewed': [
              {
                guard: { type: 'isOfOthers', params: ({ event }) => event },
                actions: [
                  { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
                  'enterCompany',
                ],
              },
              { actions: { type: 'keepSession', params: ({ event }) => ({ session: event.session }) } },
            ],
          },
          states: {
            passwordChangeRequired: {
              tags: 'settled',
              always: { guard: not('needsPasswordChange'), target: 'active' },
              on: { 'password.changed': { actions: 'markPasswordChanged' } },
            },
            active: {
              initial: 'resting',
              always: { guard: 'needsPasswordChange', target: 'passwordChangeRequired' },
              on: {
                'company.choose': {
                  guard: { type: 'isOtherCompany', params: ({ event }) => event },
                  target: '.actingAs',
                },
              },
              states: {
                resting: { tags: 'settled' },
                actingAs: {
                  tags: 'busy',
                  on: { 'company.choose': {} },
                  invoke: {
                    id: 'actAsCompany',
                    src: 'actAsCompany',
                    input: ({ event }) => companyOf(event),
                    onDone: [
                      {
                        guard: { type: 'granted', params: ({ event }) => event.output },
                        target: '#session.identity.authenticated',
                        actions: [
                          { type: 'keepSession', params: ({ event }) => sessionOf(event.output) },
                          'enterCompany',
                        ],
                      },
                      { target: 'refused' },
                    ],
                    onError: 'unreachable',
                  },
                },
                refused: { tags: ['settled', 'recoverable'] },
                unreachable: { tags: ['settled', 'recoverable'] },
              },
            },
          },
        },
        signingOut: {
          tags: 'busy',
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: { target: 'unauthenticated', actions: 'tellOtherTabs' },
            onError: 'signOutFailed',
          },
        },
        signOutFailed: {
          tags: ['settled', 'recoverable'],
          on: {
            'signOut.request': 'signingOut',
            'signOut.cancel': [
              { guard: 'hasSession', target: 'authenticated' },
              { target: 'unauthenticated' },
            ],
            'session.endedElsewhere': 'unauthenticated',
          },
        },
      },
    },
    enums: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'starting',
          invoke: {
            id: 'loadEnums',
            src: 'loadEnums',
            input: ({ context }) => ({ language: context.language }),
            onDone: 'loaded',
            onError: 'empty',
          },
        },
        loaded: {},
        empty: { on: { 'enums.request': 'loading' } },
      },
    },
  },
});

function sessionOf(outcome: SessionOutcome | SignInOutcome): { session: Session } {
  if (outcome.type !== 'granted') throw new Error(`No session in the outcome ${outcome.type}`);
  return outcome;
}

function retryAfterOf(outcome: SignInOutcome): { retryAfterSeconds: number } {
  if (outcome.type !== 'throttled') throw new Error(`No waiting time in the outcome ${outcome.type}`);
  return outcome;
}

function credentialsOf(event: SessionEvent | { type: string }): Credentials {
  if (!('email' in event)) throw new Error(`No credentials in ${event.type}`);
  return { email: event.email, password: event.password };
}

function companyOf(event: SessionEvent | { type: string }): { companyId: string } {
  if (!('companyId' in event)) throw new Error(`No company in ${event.type}`);
  return { companyId: event.companyId };
}
