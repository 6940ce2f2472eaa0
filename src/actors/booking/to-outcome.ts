import type { ErrorCode, PendingOrder } from '#domain/contract.ts';
import { ApiError } from '../../api/errors.ts';

export function refusalCode(error: unknown): ErrorCode | null {
  const isRefusal = error instanceof ApiError && error.status < 500 && error.status !== 401;
  return isRefusal ? (error.problem?.code ?? null) : null;
}

export function refusedFields(error: unknown): string[] {
  const fields = error instanceof ApiError ? error.problem?.errors : undefined;
  return fields?.map(({ path }) => path) ?? [];
}

export function pendingOrder(error: unknown): PendingOrder | null {
  return (error instanceof ApiError && error.problem?.pending) || null;
}

/**
 * Converts an error into an event of a chart: the outcome for the code of a refusal. Other errors, and
 * refusals without an outcome, are rethrown, and lead to the chart's error transition.
 */
export function toOutcome<Outcome>(error: unknown, outcome: (code: ErrorCode) => Outcome | null): Outcome {
  const code = refusalCode(error);
  const found = code && outcome(code);
  if (found === null) throw error;
  return found;
}
