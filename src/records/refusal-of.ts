import { ApiError } from '../api/errors.ts';
import type { Refusal } from '../components/form/use-app-form.ts';
import { describeError } from '../i18n/describe-error.ts';

const BODY = '/body/';

/** What went wrong when a form was sent, with what concerns single fields at them. */
export function refusalOf(error: unknown): Refusal {
  const message = describeError(error);
  const problem = error instanceof ApiError ? error.problem : null;
  const entries = (problem?.errors ?? []).flatMap(({ path, message: fault }) =>
    path.startsWith(BODY)
      ? [[path.slice(BODY.length).replaceAll('/', '.'), wordsOf(problem?.code, fault, message)]]
      : [],
  );
  return { field: null, message, ...(entries.length > 0 && { fields: Object.fromEntries(entries) }) };
}

/** What has a code of its own is better said by its words. */
function wordsOf(code: string | undefined, fault: string, message: string): string {
  return code === 'validation_failed' ? `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.` : message;
}
