import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import {
  isAuthenticated,
  isRefreshPending,
  isSignOutFailed,
  mustChangePassword,
} from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../../actors/session-actor.ts';
import { paths } from '../../components/paths.ts';
import { internalPath, type RedirectSearch } from './internal-path.ts';

interface GuardOptions {
  context: { session: SessionActor };
  location: { pathname: string; href: string; search: RedirectSearch };
  preload: boolean;
}

const LEGAL_PAGES: readonly string[] = [paths.cookies, paths.imprint, paths.privacy];

/** While a password has to be changed, only sign-out and the legal pages can be opened as well. */
export function forcePasswordChange({ context, location }: Omit<GuardOptions, 'preload'>): void {
  const isAllowed = [paths.changePassword, paths.logout, ...LEGAL_PAGES].includes(location.pathname);
  if (isAllowed || !mustChangePassword(context.session.getSnapshot())) return;
  const target = internalPath(location.href) ?? internalPath(location.search.redirect);
  throw redirect({ to: paths.changePassword, search: target ? { redirect: target } : {}, replace: true });
}

export async function requireSignedIn({ context, location, preload }: GuardOptions): Promise<void> {
  if (isSignOutFailed(context.session.getSnapshot())) {
    if (preload) return;
    stay(context.session);
  }
  const snapshot = await waitFor(context.session, (current) => !isRefreshPending(current));
  if (!isAuthenticated(snapshot)) {
    throw redirect({ to: paths.login, search: { redirect: location.href }, replace: true });
  }
  forcePasswordChange({ context, location });
}

export function leaveWhenSignedIn({
  context,
  search,
  preload,
}: Pick<GuardOptions, 'context' | 'preload'> & { search: RedirectSearch }): void {
  if (!preload && isSignOutFailed(context.session.getSnapshot())) stay(context.session);
  if (isAuthenticated(context.session.getSnapshot())) {
    throw redirect({ href: search.redirect ?? paths.home, replace: true });
  }
}

/** Opening another page after a failed sign-out means staying signed in. */
function stay(session: SessionActor): void {
  session.send({ type: 'signOut.cancel' });
}
