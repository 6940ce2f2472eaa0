import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, Navigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { reportError } from '../../api/error-report.ts';
import { isUnauthenticated } from '../../api/errors.ts';
import { EntryPage } from '../../components/EntryPage.tsx';
import { paths } from '../../components/paths.ts';
import { describeFailure, leaveFailure } from '../../errors/describe-failure.ts';
import { isWorthReloading, reloadOnce } from '../navigation/chunk-reload.ts';
import { ErrorScreen } from '../shell/ErrorScreen.tsx';
import { PublicLayout } from '../shell/PublicLayout.tsx';

/** Shown instead of a page that failed. Without a session nothing can be shown, so the user is signed out. */
export function RouteError({ error }: ErrorComponentProps) {
  if (isWorthReloading(error)) return <Reload />;
  if (isUnauthenticated(error)) return <Navigate to={paths.logout} replace />;
  return <ReportedError error={error instanceof Error ? error : new Error(String(error))} />;
}

function Reload() {
  // Only an error that is actually shown may reload the page.
  useEffect(reloadOnce, []);
  return navigator.onLine ? null : <NoNetwork />;
}

function NoNetwork() {
  const { config } = useRouter().options.context;
  return (
    <PublicLayout appName={config.appName}>
      <EntryPage
        title={<Trans>You are offline</Trans>}
        lead={<Trans>The page opens as soon as there is a network again.</Trans>}
      />
    </PublicLayout>
  );
}

function ReportedError({ error }: { error: Error }) {
  const router = useRouter();
  const { api, config } = router.options.context;
  const [shown] = useState(error);
  const [failure] = useState(() => {
    const page = router.state.matches.at(-1)?.id;
    return describeFailure(error, { page, now: Date.now() });
  });

  // The error is reported because it is shown, and there is no event for that, hence the effect.
  useEffect(() => {
    if (failure.reported) return;
    failure.reported = true;
    void reportError(api, failure.reference, shown);
  }, [api, failure, shown]);

  const goHome = async () => {
    await router.navigate({ to: paths.home });
    await router.invalidate();
    leaveFailure();
  };

  return (
    <PublicLayout appName={config.appName}>
      <ErrorScreen message={shown.message} reference={failure.reference} onHome={goHome} />
    </PublicLayout>
  );
}
