import type { SnapshotFrom } from 'xstate';
import type { CompanyReference } from '#domain/contract.ts';
import type { Session, sessionMachine } from './session-machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const isStarting = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('starting');

export const isRefreshPending = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ identity: 'refreshing' });

export const isAuthenticated = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ identity: 'authenticated' });

export const isUnauthenticated = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ identity: 'unauthenticated' });

export const isSignOutFailed = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ identity: 'signOutFailed' });

export const mustChangePassword = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ identity: { authenticated: 'passwordChangeRequired' } });

export const selectSession = (snapshot: SessionSnapshot): Session | null => snapshot.context.session;

export const selectPersonId = (snapshot: SessionSnapshot): string | undefined =>
  selectSession(snapshot)?.companyUser.user._id;

export const selectRetryAfterSeconds = (snapshot: SessionSnapshot): number | null =>
  snapshot.context.retryAfterSeconds;

export const selectGate = (snapshot: SessionSnapshot): string => {
  if (isRefreshPending(snapshot)) return 'pending';
  if (mustChangePassword(snapshot)) return 'password';
  return isAuthenticated(snapshot) ? 'open' : 'closed';
};

const SIGN_IN_STATES = ['expired', 'signingIn', 'rejected', 'throttled', 'unreachable'] as const;
export type SignInState = 'starting' | 'resting' | (typeof SIGN_IN_STATES)[number];

/** Signing in is disabled until it is known whether there is a session. */
export const selectSignInState = (snapshot: SessionSnapshot): SignInState => {
  if (isRefreshPending(snapshot)) return 'starting';
  return (
    SIGN_IN_STATES.find((state) => snapshot.matches({ identity: { unauthenticated: state } })) ?? 'resting'
  );
};

const COMPANY_CHANGES = ['actingAs', 'refused', 'unreachable'] as const;
const COMPANY_ELSEWHERE = ['elsewhere', 'returning'] as const;
export type CompanyChange = 'resting' | (typeof COMPANY_CHANGES)[number];

export const selectCompanyChange = (snapshot: SessionSnapshot): CompanyChange =>
  COMPANY_CHANGES.find((state) => snapshot.matches({ identity: { authenticated: { active: state } } })) ??
  'resting';

export const selectCompanyElsewhere = (snapshot: SessionSnapshot): CompanyReference | null =>
  COMPANY_ELSEWHERE.some((state) => snapshot.matches({ identity: { authenticated: { active: state } } }))
    ? snapshot.context.elsewhere
    : null;

export const isReturning = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ identity: { authenticated: { active: 'returning' } } });

export const selectFullName = (snapshot: SessionSnapshot): string => {
  const user = selectSession(snapshot)?.companyUser.user;
  return user ? `${user.firstName} ${user.lastName}` : '';
};

export const membershipCompanies = (session: Session): CompanyReference[] =>
  session.companyUser.user.companyUsers
    .filter((membership) => membership.active)
    .map((membership) => membership.company)
    .toSorted((a, b) => a.name.localeCompare(b.name));
