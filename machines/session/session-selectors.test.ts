import { expect, it } from 'vitest';
import { abilitiesOf } from './session-abilities.ts';
import type { Session } from './session-machine.ts';
import { sessionMachine } from './session-machine.ts';
import {
  isSignOutFailed,
  isStarting,
  isUnauthenticated,
  membershipCompanies,
  selectCompanyChange,
  selectFullName,
  selectGate,
  selectPersonId,
  selectRetryAfterSeconds,
  selectSignInState,
} from './session-selectors.ts';

const membership = (id: string, name: string, active = true) => ({
  _id: id,
  company: { _id: id, name },
  role: 'traveler' as const,
  active,
});

const session: Session = {
  companyUser: {
    _id: 'cu',
    company: 'b',
    role: 'traveler',
    active: true,
    user: {
      _id: 'u',
      email: 'anna@alpenblick.example',
      firstName: 'Anna',
      lastName: 'Keller',
      needsPasswordChange: false,
      companyUsers: [
        membership('b', 'Logistik'),
        membership('a', 'Engineering'),
        membership('c', 'Past', false),
      ],
    },
  },
  company: { _id: 'b', name: 'Logistik', language: 'en', currency: 'EUR', measurementUnits: 'metric' },
};

type Value = Parameters<typeof sessionMachine.resolveState>[0]['value'];

const snapshotIn = (identity: unknown, known: Session | null = null, enums = 'loaded') =>
  sessionMachine.resolveState({
    // The tests below check the states by name.
    value: { identity, enums } as Value,
    context: { language: 'en', session: known, retryAfterSeconds: 42, elsewhere: null },
  });

it.each([
  ['refreshing', ['starting']],
  [{ unauthenticated: 'resting' }, ['settled']],
  [{ unauthenticated: 'expired' }, ['settled']],
  [{ unauthenticated: 'signingIn' }, ['busy']],
  [{ unauthenticated: 'rejected' }, ['recoverable', 'settled']],
  [{ unauthenticated: 'throttled' }, ['recoverable', 'settled']],
  [{ unauthenticated: 'unreachable' }, ['recoverable', 'settled']],
  [{ authenticated: 'passwordChangeRequired' }, ['settled']],
  [{ authenticated: { active: 'resting' } }, ['settled']],
  [{ authenticated: { active: 'actingAs' } }, ['busy']],
  [{ authenticated: { active: 'refused' } }, ['recoverable', 'settled']],
  [{ authenticated: { active: 'unreachable' } }, ['recoverable', 'settled']],
  ['signingOut', ['busy']],
  ['signOutFailed', ['recoverable', 'settled']],
])('%j is %j', (identity, tags) => {
  expect([...snapshotIn(identity, session).tags].toSorted()).toEqual(tags);
});

it('starts until the session and the choices are known', () => {
  expect(isStarting(snapshotIn('refreshing'))).toBe(true);
  expect(isStarting(snapshotIn({ unauthenticated: 'resting' }, null, 'loading'))).toBe(true);
  expect(isStarting(snapshotIn({ unauthenticated: 'resting' }))).toBe(false);
});

it('distinguishes no session from a failed sign-out', () => {
  expect(isUnauthenticated(snapshotIn({ unauthenticated: 'expired' }))).toBe(true);
  expect(isUnauthenticated(snapshotIn('refreshing'))).toBe(false);
  expect(isSignOutFailed(snapshotIn('signOutFailed', session))).toBe(true);
  expect(isSignOutFailed(snapshotIn('signingOut', session))).toBe(false);
});

it('knows how long to wait before the next attempt', () => {
  expect(selectRetryAfterSeconds(snapshotIn({ unauthenticated: 'throttled' }))).toBe(42);
});

it.each([
  ['refreshing', 'pending'],
  [{ unauthenticated: 'resting' }, 'closed'],
  ['signingOut', 'closed'],
  ['signOutFailed', 'closed'],
  [{ authenticated: 'passwordChangeRequired' }, 'password'],
  [{ authenticated: { active: 'resting' } }, 'open'],
  [{ authenticated: { active: 'actingAs' } }, 'open'],
])('in %j the gate is %s', (identity, gate) => {
  expect(selectGate(snapshotIn(identity, session))).toBe(gate);
});

it('the sign-in page is starting until it is known whether there is a session', () => {
  expect(selectSignInState(snapshotIn('refreshing'))).toBe('starting');
});

it.each(['resting', 'expired', 'signingIn', 'rejected', 'throttled', 'unreachable'])(
  'the sign-in page is %s when the session is',
  (state) => {
    expect(selectSignInState(snapshotIn({ unauthenticated: state }))).toBe(state);
  },
);

it.each(['resting', 'actingAs', 'refused', 'unreachable'])(
  'a change of company is %s when the session is',
  (state) => {
    expect(selectCompanyChange(snapshotIn({ authenticated: { active: state } }, session))).toBe(state);
  },
);

it('has no name before the sign-in', () => {
  expect(selectFullName(snapshotIn('refreshing'))).toBe('');
  expect(selectFullName(snapshotIn({ authenticated: { active: 'resting' } }, session))).toBe('Anna Keller');
});

it('distinguishes users from each other, and from no session', () => {
  expect(selectPersonId(snapshotIn('refreshing'))).toBeUndefined();
  expect(selectPersonId(snapshotIn({ authenticated: { active: 'resting' } }, session))).toBe('u');
});

it('lists the companies of active memberships by name', () => {
  expect(membershipCompanies(session).map(({ name }) => name)).toEqual(['Engineering', 'Logistik']);
});

it('allows what the role in the active company allows, and nothing without a session', () => {
  const siteAdmin = { ...session, companyUser: { ...session.companyUser, role: 'site-admin' as const } };
  expect(abilitiesOf(siteAdmin).can('manage', 'Company')).toBe(true);
  expect(abilitiesOf(session).can('manage', 'Company')).toBe(false);
  expect(abilitiesOf(null).can('read', 'User')).toBe(false);
});

it('computes once what a session allows', () => {
  expect(abilitiesOf(session)).toBe(abilitiesOf(session));
});
