import { ApiError, isForbidden } from '../../api/errors.ts';
import { describeError } from '../../i18n/describe-error.ts';

type Trouble =
  | { state: 'loading' }
  | { state: 'notFound' }
  | { state: 'forbidden' }
  | { state: 'failed'; message: string; onRetry: () => void };

/** How it stands with a record that isn't there (yet). */
export function recordTrouble(error: unknown, onRetry: () => void): Trouble {
  if (!error) return { state: 'loading' };
  if (isForbidden(error)) return { state: 'forbidden' };
  // A path that is no id is as good as one of nothing.
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return isUnknown ? { state: 'notFound' } : { state: 'failed', message: describeError(error), onRetry };
}
