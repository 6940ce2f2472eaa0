import { ApiError, isForbidden } from '../api/errors.ts';

type Trouble = { state: 'loading' | 'notFound' | 'forbidden' };

/** How it stands with a record that isn't there (yet). Any other error is one of the whole page, and thrown to it. */
export function loadFailure(error: Error | null): Trouble {
  if (!error) return { state: 'loading' };
  if (isForbidden(error)) return { state: 'forbidden' };
  // A path that is no id is as good as one of nothing.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422))
    return { state: 'notFound' };
  throw error;
}
