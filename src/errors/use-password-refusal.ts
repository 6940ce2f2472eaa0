import { useMemo } from 'react';
import type { Submission } from '../components/form/use-submission.ts';
import { describeError, errorCodeOf } from '../i18n/describe-error.ts';
import { type PasswordRefusal, passwordRefusalField } from './password-refusal.ts';

export function usePasswordRefusal(submission: Submission): PasswordRefusal | null {
  return useMemo(() => {
    if (submission.state !== 'failed') return null;
    const code = errorCodeOf(submission.error);
    return { field: code ? passwordRefusalField(code) : null, message: describeError(submission.error) };
  }, [submission]);
}
