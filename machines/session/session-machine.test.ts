import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type Credentials,
  type Session,
  type SessionEvent,
  type SessionOutcome,
  type SignInOutcome,
  sessionMachine,
} from './session-machine.ts';

const CREDENTIALS = {
  type: 'credentials.submit',
  email: 'anna@alpenblick.example',
  password: 'secret',
} as const;

function sessionOf({ company = 'engineering', needsPasswordChange = false } = {}): Session {
  const user = {
    _id: 'u',
    email: 'anna@alpenblick.example',
    firstName: 'Anna',
    lastName: 'Keller',
    needsPasswordChange,
    companyUsers: [],
  };
  return {
    companyUser: { _id: 'cu', company, user, role: 'traveler', active: true },
    company: { _id: company, name: company, language: 'en', currency: 'CHF', measurementUnits: 'metric' },
  };
}

const granted = (session = sessionOf()) => ({ type: 'granted' as const, session });
const refused = { type: 'refused' as const };

/** A session whose calls are answered by hand, one after the other. */
function start() {
  const asked: string[] = [];
  const effects: string[] = [];
  const open = new Map<string, PromiseWithResolvers<unknown>>();

  const slot = (name: string) => (note: string) => {
    asked.push(note ? `${name} ${note}` : name);
    const answer = Promise.withResolvers<unknown>();
    open.set(name, answer);
    return answer.promise;
  };
  const slots = {
    refreshSession: slot('refreshSession'),
    signIn: slot('signIn'),
    actAsCompany: slot('actAsCompany'),
    signOut: slot('signOut'),
    loadEnums: slot('loadEnums'),
  };

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        refreshSession: fromPromise<SessionOutcome>(
          () => slots.refreshSession('') as Promise<SessionOutcome>,
        ),
        signIn: fromPromise<SignInOutcome, Credentials>(
          ({ input }) => slots.signIn(input.email) as Promise<SignInOutcome>,
        ),
        actAsCompany: fromPromise<SessionOutcome, { companyId: string }>(
          ({ input }) => slots.actAsCompany(input.companyId) as Promise<SessionOutcome>,
        ),
        signOut: fromPromise<void>(() => slots.signOut('') as Promise<void>),
        loadEnums: fromPromise<void, { language: string }>(
          ({ input }) => slots.loadEnums(input.language) as Promise<void>,
        ),
      },
      actions: {
        enterCompany: () => effects.push('enterCompany'),
        forgetPerson: () => effects.push('forgetPerson'),
        tellOtherTabs: () => effects.push('tellOtherTabs'),
      },
    }),
    { input: { language: 'en' } },
  ).start();

  return {
    asked,
    effects,
    send: (event: SessionEvent) => actor.send(event),
    identity: () => flat(actor.getSnapshot().value.identity),
    enums: () => actor.getSnapshot().value.enums,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: 'starting' | 'busy' | 'recoverable' | 'settled') => actor.getSnapshot().hasTag(tag),
    answer: (name: keyof typeof slots, output?: unknown) => settle(() => open.get(name)?.resolve(output)),
    fail: (name: keyof typeof slots) => settle(() => open.get(name)?.reject(new Error('Network Error'))),
  };
}

async function settle(answer: () => void): Promise<void> {
  answer();
  await new Promise((resolve) => setImmediate(resolve));
}

function flat(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${flat(inner)}`)
    .join(' ');
}

async function signedIn(session = sessionOf()) {
  const it = start();
  await it.answer('loadEnums');
  await it.answer('refreshSession', granted(session));
  return it;
}

async function signedOut() {
  const it = start();
  await it.answer('loadEnums');
  await it.answer('refreshSession', refused);
  it.effects.length = 0;
  return it;
}

describe('the start', () => {
  it('asks for the session and the choices at once, and waits for both', async () => {
    const session = start();
    expect(session.asked.toSorted()).toEqual(['loadEnums en', 'refreshSession']);
    expect(session.hasTag('starting')).toBe(true);
    await session.answer('refreshSession', granted());
    expect(session.hasTag('starting')).toBe(true);
    await session.answer('loadEnums');
    expect(session.hasTag('starting')).toBe(false);
  });

  it('signs in when the server knows the session', async () => {
    const session = await signedIn();
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().session?.company._id).toBe('engineering');
  });

  it('signs nobody in when the server refuses', async () => {
    expect((await signedOut()).identity()).toBe('unauthenticated.resting');
  });

  it('signs nobody in when the server can not be reached', async () => {
    const session = start();
    await session.fail('refreshSession');
    expect(session.identity()).toBe('unauthenticated.resting');
    expect(session.context().session).toBeNull();
  });

  it('goes on without choices when they can not be loaded, and asks again after a sign-in', async () => {
    const session = start();
    await session.fail('loadEnums');
    expect(session.enums()).toBe('empty');
    await session.answer('refreshSession', granted());
    expect(session.enums()).toBe('loading');
    await session.answer('loadEnums');
    expect(session.enums()).toBe('loaded');
  });

  it('does not ask again for choices that are there', async () => {
    const session = await signedIn();
    expect(session.asked.filter((call) => call.startsWith('loadEnums'))).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('sends what was typed, once', async () => {
    const session = await signedOut();
    session.send(CREDENTIALS);
    session.send(CREDENTIALS);
    expect(session.identity()).toBe('unauthenticated.signingIn');
    expect(session.hasTag('busy')).toBe(true);
    expect(session.asked.filter((call) => call.startsWith('signIn'))).toEqual([
      'signIn anna@alpenblick.example',
    ]);
    await session.answer('signIn', granted());
    expect(session.identity()).toBe('authenticated.active.resting');
  });

  it('tells a refusal, a wait and a missing server apart', async () => {
    const session = await signedOut();
    session.send(CREDENTIALS);
    await session.answer('signIn', { type: 'rejected' });
    expect(session.identity()).toBe('unauthenticated.rejected');

    session.send(CREDENTIALS);
    await session.answer('signIn', { type: 'throttled', retryAfterSeconds: 42 });
    expect(session.identity()).toBe('unauthenticated.throttled');
    expect(session.context().retryAfterSeconds).toBe(42);

    session.send(CREDENTIALS);
    await session.fail('signIn');
    expect(session.identity()).toBe('unauthenticated.unreachable');
    expect(session.hasTag('recoverable')).toBe(true);

    session.send(CREDENTIALS);
    await session.answer('signIn', granted());
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().retryAfterSeconds).toBeNull();
  });
});

describe('a password that has to be changed', () => {
  it('comes before everything else', async () => {
    const session = await signedIn(sessionOf({ needsPasswordChange: true }));
    expect(session.identity()).toBe('authenticated.passwordChangeRequired');
    session.send({ type: 'company.choose', companyId: 'logistik' });
    expect(session.identity()).toBe('authenticated.passwordChangeRequired');
    session.send({ type: 'password.changed' });
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().session?.companyUser.user.needsPasswordChange).toBe(false);
  });

  it('is met as soon as the server asks for it', async () => {
    const session = await signedIn();
    session.send({ type: 'session.renewed', session: sessionOf({ needsPasswordChange: true }) });
    expect(session.identity()).toBe('authenticated.passwordChangeRequired');
    session.send({ type: 'session.renewed', session: sessionOf() });
    expect(session.identity()).toBe('authenticated.active.resting');
  });
});

describe('acting as another company', () => {
  it('enters it', async () => {
    const session = await signedIn();
    session.send({ type: 'company.choose', companyId: 'logistik' });
    session.send({ type: 'company.choose', companyId: 'northwind' });
    expect(session.identity()).toBe('authenticated.active.actingAs');
    await session.answer('actAsCompany', granted(sessionOf({ company: 'logistik' })));
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().session?.company._id).toBe('logistik');
    expect(session.asked.filter((call) => call.startsWith('actAs'))).toEqual(['actAsCompany logistik']);
    expect(session.effects).toEqual(['enterCompany']);
  });

  it('is nothing to do for the company one is in', async () => {
    const session = await signedIn();
    session.send({ type: 'company.choose', companyId: 'engineering' });
    expect(session.identity()).toBe('authenticated.active.resting');
  });

  it('stays where it was when refused or unreachable, and can be tried again', async () => {
    const session = await signedIn();
    session.send({ type: 'company.choose', companyId: 'logistik' });
    await session.answer('actAsCompany', refused);
    expect(session.identity()).toBe('authenticated.active.refused');
    session.send({ type: 'company.choose', companyId: 'logistik' });
    await session.fail('actAsCompany');
    expect(session.identity()).toBe('authenticated.active.unreachable');
    expect(session.context().session?.company._id).toBe('engineering');
    session.send({ type: 'company.choose', companyId: 'logistik' });
    expect(session.identity()).toBe('authenticated.active.actingAs');
  });

  it('follows when another tab has gone to another company', async () => {
    const session = await signedIn();
    session.send({ type: 'session.renewed', session: sessionOf() });
    expect(session.effects).toEqual([]);
    session.send({ type: 'session.renewed', session: sessionOf({ company: 'logistik' }) });
    expect(session.effects).toEqual(['enterCompany']);
    expect(session.context().session?.company._id).toBe('logistik');
  });
});

describe('the end of a session', () => {
  it('forgets the person and tells the other tabs', async () => {
    const session = await signedIn();
    session.send({ type: 'signOut.request' });
    expect(session.identity()).toBe('signingOut');
    expect(session.context().session).not.toBeNull();
    await session.answer('signOut');
    expect(session.identity()).toBe('unauthenticated.resting');
    expect(session.context().session).toBeNull();
    expect(session.effects.toSorted()).toEqual(['forgetPerson', 'tellOtherTabs']);
  });

  it('may fail, and be tried again', async () => {
    const session = await signedIn();
    session.send({ type: 'signOut.request' });
    await session.fail('signOut');
    expect(session.identity()).toBe('signOutFailed');
    expect(session.effects).toEqual([]);
    session.send({ type: 'signOut.request' });
    await session.answer('signOut');
    expect(session.identity()).toBe('unauthenticated.resting');
  });

  it('may fail, and be given up', async () => {
    const session = await signedIn();
    session.send({ type: 'signOut.request' });
    await session.fail('signOut');
    session.send({ type: 'signOut.cancel' });
    expect(session.identity()).toBe('authenticated.active.resting');
    expect(session.context().session).not.toBeNull();
  });

  it('may fail, and be given up by nobody', async () => {
    const session = await signedOut();
    session.send({ type: 'signOut.request' });
    await session.fail('signOut');
    expect(session.identity()).toBe('signOutFailed');
    session.send({ type: 'signOut.cancel' });
    expect(session.identity()).toBe('unauthenticated.resting');
  });

  it('may fail here and come from elsewhere', async () => {
    const session = await signedIn();
    session.send({ type: 'signOut.request' });
    await session.fail('signOut');
    session.send({ type: 'session.endedElsewhere' });
    expect(session.identity()).toBe('unauthenticated.resting');
  });

  it('comes from another tab, and tells nobody again', async () => {
    const session = await signedIn();
    session.send({ type: 'session.endedElsewhere' });
    expect(session.identity()).toBe('unauthenticated.resting');
    expect(session.effects).toEqual(['forgetPerson']);
  });

  it('is told when the session expires in use', async () => {
    const session = await signedIn();
    session.send({ type: 'session.expired' });
    expect(session.identity()).toBe('unauthenticated.expired');
    expect(session.context().session).toBeNull();
    expect(session.effects).toEqual(['forgetPerson']);
  });

  it('forgets what was under way', async () => {
    const session = await signedIn();
    session.send({ type: 'company.choose', companyId: 'logistik' });
    session.send({ type: 'session.expired' });
    await session.answer('actAsCompany', granted(sessionOf({ company: 'logistik' })));
    expect(session.identity()).toBe('unauthenticated.expired');
    expect(session.context().session).toBeNull();
  });
});

describe('a slot that was not filled', () => {
  it('leaves nobody signed in', async () => {
    const { actor, faults } = await startUnfilled();
    expect(flat(actor.getSnapshot().value.identity)).toBe('unauthenticated.resting');
    expect(actor.getSnapshot().value.enums).toBe('empty');
    expect(faults).toEqual([missing('refreshSession'), missing('loadEnums')]);
  });

  it.each<[string, SessionOutcome, SessionEvent]>([
    ['signIn', refused, CREDENTIALS],
    ['signOut', refused, { type: 'signOut.request' }],
    ['actAsCompany', granted(), { type: 'company.choose', companyId: 'logistik' }],
  ])('fails by its name: %s', async (slot, outcome, event) => {
    const refreshSession = fromPromise<SessionOutcome>(() => Promise.resolve(outcome));
    const { actor, faults } = await startUnfilled(sessionMachine.provide({ actors: { refreshSession } }));
    await settle(() => actor.send(event));
    expect(faults.at(-1)).toBe(missing(slot));
  });
});

const missing = (slot: string) => `Error: The actor ${slot} is not provided`;

async function startUnfilled(machine = sessionMachine) {
  const faults: string[] = [];
  const actor = createActor(machine, {
    input: { language: 'en' },
    inspect(inspected) {
      if (inspected.type !== '@xstate.event' || !('error' in inspected.event)) return;
      faults.push(String(inspected.event.error));
    },
  });
  await settle(() => actor.start());
  return { actor, faults };
}
