import type {
  Session,
  SessionEvent,
  SessionOutcome,
  SignInOutcome,
} from '#machines/session/session-machine.ts';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';

/** The two companies of the model: where the person is at home, and the other one. */
export const COMPANIES = { home: 'Erste Reise AG', other: 'Zweite Reise GmbH' };

export const PERSON = { email: 'person@reise.example', password: 'seven calm harbours' };

export type CompanyKey = keyof typeof COMPANIES;

/** The result of an actor of the chart, or its failure. */
interface ActorEvent {
  type: `xstate.${'done' | 'error'}.actor.${string}`;
  output?: SessionOutcome | SignInOutcome;
  error?: Error;
}

export type ModelEvent = SessionEvent | ActorEvent;

/** The possible next events, as far as a person, another tab, the network or the server can cause them. */
export function possibleEvents(state: SessionSnapshot): ModelEvent[] {
  if (state.matches({ enums: 'loading' })) return [done('loadEnums'), failed('loadEnums')];
  if (state.matches({ identity: 'refreshing' })) {
    return [
      granted('refreshSession', 'home'),
      granted('refreshSession', 'home', true),
      done('refreshSession', { type: 'refused' }),
      failed('refreshSession'),
      { type: 'session.endedElsewhere' },
    ];
  }
  if (state.matches({ identity: { unauthenticated: 'signingIn' } })) {
    return [
      granted('signIn', 'home'),
      granted('signIn', 'home', true),
      done('signIn', { type: 'rejected' }),
      done('signIn', { type: 'throttled', retryAfterSeconds: 900 }),
      failed('signIn'),
    ];
  }
  if (state.matches({ identity: 'unauthenticated' }))
    return [{ type: 'credentials.submit', ...PERSON }, signOut];
  if (state.matches({ identity: 'signingOut' })) return [done('signOut'), failed('signOut')];
  if (state.matches({ identity: 'signOutFailed' })) {
    return [signOut, { type: 'signOut.cancel' }, { type: 'session.endedElsewhere' }];
  }
  if (state.matches({ identity: { authenticated: 'passwordChangeRequired' } })) {
    return [{ type: 'password.changed' }, signOut, { type: 'session.endedElsewhere' }];
  }
  const fromOutside: ModelEvent[] = [
    { type: 'session.expired' },
    { type: 'session.endedElsewhere' },
    renewed('home'),
    renewed('home', true),
    renewed('other'),
  ];
  if (state.matches({ identity: { authenticated: { active: 'actingAs' } } })) {
    return [
      granted('actAsCompany', 'other'),
      done('actAsCompany', { type: 'refused' }),
      failed('actAsCompany'),
      { type: 'session.endedElsewhere' },
    ];
  }
  const own = companyIn(state);
  if (state.matches({ identity: { authenticated: { active: 'elsewhere' } } })) {
    const answers: ModelEvent[] = [{ type: 'company.keep' }, changedElsewhere(own), renewed(own)];
    return own === 'home' ? [{ type: 'company.choose', companyId: 'other' }, ...answers] : answers;
  }
  if (state.matches({ identity: { authenticated: { active: 'returning' } } })) {
    return [granted('returnToCompany', own), failed('returnToCompany')];
  }
  return [{ type: 'company.choose', companyId: 'other' }, signOut, changedElsewhere('other'), ...fromOutside];
}

/** Distinguishes states of the same value by the company and by whether the password has to be changed. */
export function distinguish({ context: { session } }: SessionSnapshot): string {
  return session ? `${session.company._id} ${session.companyUser.user.needsPasswordChange}` : 'anonymous';
}

/** The company of the page. */
export function companyIn({ context }: SessionSnapshot): CompanyKey {
  return context.session?.company._id === 'other' ? 'other' : 'home';
}

function changedElsewhere(company: CompanyKey): SessionEvent {
  return { type: 'company.changedElsewhere', company: { _id: company, name: COMPANIES[company] } };
}

const signOut: SessionEvent = { type: 'signOut.request' };

function done(actor: string, output?: SessionOutcome | SignInOutcome): ActorEvent {
  return { type: `xstate.done.actor.${actor}`, output };
}

function failed(actor: string): ActorEvent {
  return { type: `xstate.error.actor.${actor}`, error: new Error('The connection broke') };
}

function granted(actor: string, company: CompanyKey, needsPasswordChange = false): ActorEvent {
  return done(actor, { type: 'granted', session: sessionIn(company, needsPasswordChange) });
}

function renewed(company: CompanyKey, needsPasswordChange = false): SessionEvent {
  return { type: 'session.renewed', session: sessionIn(company, needsPasswordChange) };
}

function sessionIn(company: CompanyKey, needsPasswordChange: boolean): Session {
  return {
    companyUser: {
      _id: 'place',
      company,
      role: 'site-admin',
      active: true,
      user: {
        _id: 'person',
        email: PERSON.email,
        firstName: 'Ada',
        lastName: 'Berger',
        needsPasswordChange,
        companyUsers: [],
      },
    },
    company: {
      _id: company,
      name: COMPANIES[company],
      language: 'en',
      currency: 'CHF',
      measurementUnits: 'metric',
    },
  };
}
