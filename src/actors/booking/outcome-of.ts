import type { ErrorCode } from '#domain/contract.ts';
import { ApiError } from '../../api/errors.ts';

/** The code of a refusal; null for whatever else went wrong, an ended session included. */
export function refusalCode(error: unknown): ErrorCode | null {
  const isRefusal = error instanceof ApiError && error.status < 500 && error.status !== 401;
  return isRefusal ? (error.problem?.code ?? null) : null;
}

/** Where the request has what a refusal is about, such as `/body/parts/1`. */
export function refusedFields(error: unknown): string[] {
  const fields = error instanceof ApiError ? error.problem?.errors : undefined;
  return fields?.map(({ path }) => path) ?? [];
}

/**
 * What a chart makes of an error: the outcome that belongs to the code of a refusal. What is no refusal, or has no
 * outcome, is thrown on, and leads to the chart's error transition.
 */
export function outcomeOf<Outcome>(error: unknown, outcome: (code: ErrorCode) => Outcome | null): Outcome {
  const code = refusalCode(error);
  const found = code && outcome(code);
  if (found === null) throw error;
  return found;
}
