import type { ErrorCode, PendingOrder } from '#domain/contract.ts';
import { ApiError } from '../../api/errors.ts';

/** The code of a refusal; null for all other errors, including an expired session. */
export function refusalCode(error: unknown): ErrorCode | null {
  const isRefusal = error instanceof ApiError && error.status < 500 && error.status !== 401;
  return isRefusal ? (error.problem?.code ?? null) : null;
}

/** The place in the request that the refusal is about, such as `/body/parts/1`. */
export function refusedFields(error: unknown): string[] {
  const fields = error instanceof ApiError ? error.problem?.errors : undefined;
  return fields?.map(({ path }) => path) ?? [];
}

/** The earlier order of the same offer, because of which an order was refused. */
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
