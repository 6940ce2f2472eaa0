import { type ErrorComponentProps, Navigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { reportError } from '../../api/error-report.ts';
import { isUnauthenticated } from '../../api/errors.ts';
import { isPageReloading } from '../navigation/chunk-reload.ts';
import { ErrorScreen } from '../shell/ErrorScreen.tsx';

/** What is shown instead of a page that failed. Without a session nothing can be shown: the way leads out. */
export function RouteError({ error }: ErrorComponentProps) {
  if (isPageReloading()) return null;
  if (isUnauthenticated(error)) return <Navigate to="/logout" replace />;
  return <ReportedError error={error instanceof Error ? error : new Error(String(error))} />;
}

function ReportedError({ error }: { error: Error }) {
  const router = useRouter();
  const { api } = router.options.context;
  const [reference] = useState(() => String(Date.now()));
  const [reported] = useState(error);

  // The report belongs to the error having been shown, which no event stands for.
  useEffect(() => {
    void reportError(api, reference, reported);
  }, [api, reference, reported]);

  const goHome = async () => {
    await router.navigate({ to: '/' });
    await router.invalidate();
  };

  return <ErrorScreen message={reported.message} reference={reference} onHome={goHome} />;
}
