import '../../i18n/catalogues/sign-out.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { waitFor } from 'xstate';
import { isRefreshPending, isSignOutFailed, isUnauthenticated } from '#machines/session/session-selectors.ts';
import { useSession, useSessionSelector } from '../../actors/use-session.ts';
import { paths } from '../../components/paths.ts';
import { SignOutScreen } from '../../features/sign-out/SignOutScreen.tsx';

/** Coming here is the wish to sign out, whoever sent the person. */
export function SignOut() {
  const session = useSession();
  const navigate = useNavigate();
  const isFailed = useSessionSelector(isSignOutFailed);

  // The wish can only be heard once the start is over, and no event stands for having come here.
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
