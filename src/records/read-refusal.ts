import { ApiError } from '../api/errors.ts';
import type { Refusal } from '../components/form/use-app-form.ts';
import { describeError } from '../i18n/describe-error.ts';
import { describeFieldError } from './describe-field-error.ts';

const BODY = '/body/';

export function readRefusal(error: unknown): Refusal {
  const message = describeError(error);
  const problem = error instanceof ApiError ? error.problem : null;
  // A more specific code than this one has a message of its own, which is clearer.
  const isGeneral = problem?.code === 'validation_failed';
  const entries = (problem?.errors ?? []).flatMap(({ path, ...error }) =>
    path.startsWith(BODY)
      ? [[path.slice(BODY.length).replaceAll('/', '.'), isGeneral ? describeFieldError(error) : message]]
      : [],
  );
  return { field: null, message, fields: entries.length > 0 ? Object.fromEntries(entries) : undefined };
}
