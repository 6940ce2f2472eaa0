import '../../i18n/catalogues/sign-out.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { waitFor } from 'xstate';
import { isRefreshPending, isSignOutFailed, isUnauthenticated } from '#machines/session/session-selectors.ts';
import { useSession, useSessionSelector } from '../../actors/use-session.ts';
import { paths } from '../../components/paths.ts';
import { SignOutScreen } from './SignOutScreen.tsx';

export function SignOut() {
  const session = useSession();
  const navigate = useNavigate();
  const isFailed = useSessionSelector(isSignOutFailed);

  // The session accepts the request only after its start, and opening a page fires no event, hence the
  // effect.
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    waitFor(session, (snapshot) => !isRefreshPending(snapshot), { signal })
      .then(() => session.send({ type: 'signOut.request' }))
      .then(() => waitFor(session, isUnauthenticated, { signal }))
      .then(() => navigate({ to: paths.login, replace: true }))
      .catch((error) => {
        if (!signal.aborted) throw error;
      });
    return () => abort.abort();
  }, [session, navigate]);

  return (
    <SignOutScreen
      state={isFailed ? 'failed' : 'signingOut'}
      onRetry={() => session.send({ type: 'signOut.request' })}
      onCancel={() => navigate({ to: paths.home })}
    />
  );
}
