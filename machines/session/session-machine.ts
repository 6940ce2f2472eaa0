/**
 * The session: who is signed in, in which company, and what has to happen before anything else.
 *
 * Guarantees: nothing is shown as signed in before the server has confirmed it; a session that ended, here or in
 * another tab, leaves no state in which it still appears to be active; a forced password change comes before all
 * pages. `identity` and `enums` run in parallel; the tag `starting` covers the time in which the page waits for both.
 * Choices that failed to load are requested again after a sign-in. When another tab chooses another company, the page
 * stays: the user is asked whether to follow, or to switch the session back.
 * Events from outside are those of the user, and `session.renewed`, `session.expired`, `session.endedElsewhere` and
 * `company.changedElsewhere` from the API client and other tabs.
 */
import { and, assign, enqueueActions, fromPromise, not, raise, setup, stateIn } from 'xstate';
import type { CompanyReference, SessionAnswer } from '#domain/contract.ts';

export type Session = Omit<SessionAnswer, 'token'>;

export interface Credentials {
  email: string;
  password: string;
}

type GrantEvent = { type: 'granted'; session: Session };
export type SessionOutcome = GrantEvent | { type: 'refused' };
export type SignInOutcome =
  | GrantEvent
  | { type: 'rejected' }
  | { type: 'throttled'; retryAfterSeconds: number };

interface Context {
  language: string;
  session: Session | null;
  retryAfterSeconds: number | null;
  elsewhere: CompanyReference | null;
}

export type SessionEvent =
  | ({ type: 'credentials.submit' } & Credentials)
  | { type: 'company.choose'; companyId: string }
  | { type: 'company.keep' }
  | { type: 'company.changedElsewhere'; company: CompanyReference }
  | { type: 'password.changed' }
  | { type: 'enums.request' }
  | { type: 'signOut.request' }
  | { type: 'signOut.cancel' }
  | { type: 'session.renewed'; session: Session }
  | { type: 'session.expired' }
  | { type: 'session.endedElsewhere' };

const notProvided = (slot: string) => () =>
  Promise.reject<never>(new Error(`The actor ${slot} is not provided`));

export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    input: {} as { language: string },
    tags: {} as 'starting' | 'busy' | 'recoverable' | 'settled',
  },
  actors: {
    refreshSession: fromPromise<SessionOutcome>(notProvided('refreshSession')),
    signIn: fromPromise<SignInOutcome, Credentials>(notProvided('signIn')),
    actAsCompany: fromPromise<SessionOutcome, { companyId: string }>(notProvided('actAsCompany')),
    returnToCompany: fromPromise<GrantEvent, { companyId: string }>(notProvided('returnToCompany')),
    signOut: fromPromise<void>(notProvided('signOut')),
    loadEnums: fromPromise<void, { language: string }>(notProvided('loadEnums')),
  },
  actions: {
    setSession: assign((_, { session }: { session: Session }) => ({
      session,
      retryAfterSeconds: null,
      elsewhere: null,
    })),
    setElsewhere: assign((_, { company }: { company: CompanyReference }) => ({ elsewhere: company })),
    setRetryAfter: assign((_, { retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      retryAfterSeconds,
    })),
    dropSession: assign({ session: null, elsewhere: null }),
    markPasswordChanged: assign(({ context: { session } }) => ({
      session: session && {
        ...session,
        companyUser: {
          ...session.companyUser,
          user: { ...session.companyUser.user, needsPasswordChange: false },
        },
      },
    })),
    enterCompany: () => {},
    clearPersonalData: () => {},
    notifyOtherTabs: () => {},
    announceCompany: () => {},
  },
  guards: {
    granted: (_, outcome: SessionOutcome | SignInOutcome) => outcome.type === 'granted',
    throttled: (_, outcome: SignInOutcome) => outcome.type === 'throttled',
    hasSession: ({ context }) => context.session !== null,
    needsPasswordChange: ({ context }) => context.session?.companyUser.user.needsPasswordChange === true,
    isOtherCompany: ({ context }, { companyId }: { companyId: string }) =>
      companyId !== context.session?.company._id,
    isBack: ({ context }) => context.elsewhere === null,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    language: input.language,
    session: null,
    retryAfterSeconds: null,
    elsewhere: null,
  }),
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
                actions: { type: 'setSession', params: ({ event }) => sessionOf(event.output) },
              },
              { target: 'unauthenticated' },
            ],
            onError: 'unauthenticated',
          },
        },
        unauthenticated: {
          entry: ['dropSession', 'clearPersonalData'],
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
                    actions: { type: 'setSession', params: ({ event }) => sessionOf(event.output) },
                  },
                  {
                    guard: { type: 'throttled', params: ({ event }) => event.output },
                    target: 'throttled',
                    actions: { type: 'setRetryAfter', params: ({ event }) => retryAfterOf(event.output) },
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
            'session.renewed': {
              actions: enqueueActions(({ context, event: { session }, enqueue }) => {
                enqueue({ type: 'setSession', params: { session } });
                // Another user, who has signed in in another tab, starts at the home page.
                const { session: known } = context;
                if (isOfAnother(session, known) || isElsewhere(session, known)) enqueue('enterCompany');
              }),
            },
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
                'company.changedElsewhere': [
                  {
                    guard: {
                      type: 'isOtherCompany',
                      params: ({ event }) => ({ companyId: event.company._id }),
                    },
                    target: '.elsewhere',
                    actions: { type: 'setElsewhere', params: ({ event }) => event },
                  },
                  { target: '.resting' },
                ],
                // Not while a company is being chosen here, because that choice decides.
                'session.renewed': {
                  guard: and([
                    ({ context, event }) => isElsewhere(event.session, context.session),
                    not(stateIn({ identity: { authenticated: { active: 'actingAs' } } })),
                  ]),
                  target: '.elsewhere',
                  actions: {
                    type: 'setElsewhere',
                    params: ({ event }) => ({ company: event.session.company }),
                  },
                },
              },
              states: {
                resting: { tags: 'settled' },
                actingAs: {
                  tags: 'busy',
                  on: { 'company.choose': {}, 'company.changedElsewhere': {} },
                  invoke: {
                    id: 'actAsCompany',
                    src: 'actAsCompany',
                    input: ({ event }) => companyOf(event),
                    onDone: [
                      {
                        guard: { type: 'granted', params: ({ event }) => event.output },
                        target: '#session.identity.authenticated',
                        actions: [
                          { type: 'setSession', params: ({ event }) => sessionOf(event.output) },
                          'announceCompany',
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
                elsewhere: {
                  tags: ['settled', 'recoverable'],
                  always: { guard: 'isBack', target: 'resting' },
                  on: { 'company.keep': 'returning' },
                },
                returning: {
                  tags: 'busy',
                  on: { 'company.choose': {}, 'company.changedElsewhere': {}, 'session.renewed': {} },
                  invoke: {
                    id: 'returnToCompany',
                    src: 'returnToCompany',
                    input: ({ context }) => ({ companyId: context.session?.company._id ?? '' }),
                    onDone: {
                      target: 'resting',
                      actions: [
                        { type: 'setSession', params: ({ event }) => event.output },
                        'announceCompany',
                      ],
                    },
                    onError: 'elsewhere',
                  },
                },
              },
            },
          },
        },
        signingOut: {
          tags: 'busy',
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: { target: 'unauthenticated', actions: 'notifyOtherTabs' },
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

function isOfAnother(session: Session, known: Session | null): boolean {
  return session.companyUser.user._id !== known?.companyUser.user._id;
}

function isElsewhere(session: Session, known: Session | null): boolean {
  return !isOfAnother(session, known) && session.company._id !== known?.company._id;
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
