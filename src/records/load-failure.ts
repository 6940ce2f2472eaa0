import { ApiError, isForbidden } from '../api/errors.ts';

type Trouble = { state: 'loading' | 'notFound' | 'forbidden' };

/** The state of a record that is not loaded. Unexpected errors are thrown to the page. */
export function loadFailure(error: Error | null): Trouble {
  if (!error) return { state: 'loading' };
  if (isForbidden(error)) return { state: 'forbidden' };
  // 422: the path is not an id, so no record has it.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422))
    return { state: 'notFound' };
  throw error;
}
