import { ApiError } from '../api/errors.ts';
import type { Refusal } from '../components/form/use-app-form.ts';
import { describeError } from '../i18n/describe-error.ts';

const BODY = '/body/';

/** The error of a form submission, with the errors of single fields. */
export function readRefusal(error: unknown): Refusal {
  const message = describeError(error);
  const problem = error instanceof ApiError ? error.problem : null;
  const entries = (problem?.errors ?? []).flatMap(({ path, message: fault }) =>
    path.startsWith(BODY)
      ? [[path.slice(BODY.length).replaceAll('/', '.'), formatFault(problem?.code, fault, message)]]
      : [],
  );
  return { field: null, message, fields: entries.length > 0 ? Object.fromEntries(entries) : undefined };
}

/** Error codes have messages of their own, which are clearer. */
function formatFault(code: string | undefined, fault: string, message: string): string {
  return code === 'validation_failed' ? `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.` : message;
}
