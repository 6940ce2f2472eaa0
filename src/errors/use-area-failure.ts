import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '../api/error-report.ts';
import { isUnauthenticated } from '../api/errors.ts';
import type { AreaFailure } from '../components/AreaError.tsx';
import { paths } from '../components/paths.ts';
import { describeError } from '../i18n/describe-error.ts';
import type { Failure } from './describe-failure.ts';

const failures = new WeakMap<Error, Failure>();

/**
 * The error of an area's query as it is shown; it is reported once, however often it is rendered. Without a
 * session nothing can be loaded, so the user is signed out.
 */
export function useAreaFailure(error: Error | null, onRetry: () => void): AreaFailure | null {
  const router = useRouter();
  const { api } = router.options.context;

  // The error is reported because it is shown, and there is no event for that, hence the effect.
  useEffect(() => {
    if (!error) return;
    if (isUnauthenticated(error)) {
      void router.navigate({ to: paths.logout, replace: true });
      return;
    }
    const failure = failureIn(error);
    if (failure.reported) return;
    failure.reported = true;
    void reportError(api, failure.reference, error);
  }, [api, error, router]);

  return error && { message: describeError(error), reference: failureIn(error).reference, onRetry };
}

function failureIn(error: Error): Failure {
  const failure = failures.get(error) ?? { reference: String(Date.now()), reported: false };
  failures.set(error, failure);
  return failure;
}
