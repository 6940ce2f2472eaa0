import { useMemo } from 'react';
import { type PasswordRefusal, passwordRefusalField } from '../../features/passwords/password-refusal.ts';
import { describeError, errorCodeOf } from '../../i18n/describe-error.ts';
import type { Submission } from '../use-submission.ts';

/** Why a password was not taken, and at which field that is shown; a new object for each new refusal. */
export function usePasswordRefusal(submission: Submission): PasswordRefusal | null {
  return useMemo(() => {
    if (submission.state !== 'failed') return null;
    const code = errorCodeOf(submission.error);
    return { field: code ? passwordRefusalField(code) : null, message: describeError(submission.error) };
  }, [submission]);
}
