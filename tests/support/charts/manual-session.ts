import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate';
import {
  type Credentials,
  type Session,
  type SessionEvent,
  type SessionOutcome,
  type SignInOutcome,
  sessionMachine,
} from '#machines/session/session-machine.ts';

export const CREDENTIALS = {
  type: 'credentials.submit',
  email: 'anna@alpenblick.example',
  password: 'secret',
} as const;

export function sessionOf({
  person = 'u',
  company = 'engineering',
  needsPasswordChange = false,
} = {}): Session {
  const user = {
    _id: person,
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

export const granted = (session = sessionOf()) => ({ type: 'granted' as const, session });
export const refused = { type: 'refused' as const };

type Slot = 'refreshSession' | 'signIn' | 'actAsCompany' | 'returnToCompany' | 'signOut' | 'loadEnums';

/** A session whose calls are answered by the test, one after the other. */
export function createManualSession() {
  const asked: string[] = [];
  const effects: string[] = [];
  const open = new Map<Slot, PromiseWithResolvers<unknown>>();

  const slot = <Output, Input = NonReducibleUnknown>(
    name: Slot,
    noteOf: (input: Input) => string = () => '',
  ) =>
    fromPromise<Output, Input>(({ input }) => {
      asked.push(`${name} ${noteOf(input)}`.trim());
      const answer = Promise.withResolvers<unknown>();
      open.set(name, answer);
      return answer.promise as Promise<Output>; // the test answers it
    });

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        refreshSession: slot<SessionOutcome>('refreshSession'),
        signIn: slot<SignInOutcome, Credentials>('signIn', ({ email }) => email),
        actAsCompany: slot<SessionOutcome, { companyId: string }>(
          'actAsCompany',
          ({ companyId }) => companyId,
        ),
        returnToCompany: slot<ReturnType<typeof granted>, { companyId: string }>(
          'returnToCompany',
          ({ companyId }) => companyId,
        ),
        signOut: slot<void>('signOut'),
        loadEnums: slot<void, { language: string }>('loadEnums', ({ language }) => language),
      },
      actions: {
        enterCompany: () => effects.push('enterCompany'),
        clearPersonalData: () => effects.push('clearPersonalData'),
        notifyOtherTabs: () => effects.push('notifyOtherTabs'),
        announceCompany: () => effects.push('announceCompany'),
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
    answer: (name: Slot, output?: unknown) => settle(() => open.get(name)?.resolve(output)),
    fail: (name: Slot) => settle(() => open.get(name)?.reject(new Error('Network Error'))),
  };
}

export async function settle(answer: () => void): Promise<void> {
  answer();
  await new Promise((resolve) => setImmediate(resolve));
}

export function flat(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${flat(inner)}`)
    .join(' ');
}

export async function signedIn(session = sessionOf()) {
  const it = createManualSession();
  await it.answer('loadEnums');
  await it.answer('refreshSession', granted(session));
  return it;
}

export async function signedOut() {
  const it = createManualSession();
  await it.answer('loadEnums');
  await it.answer('refreshSession', refused);
  it.effects.length = 0;
  return it;
}
