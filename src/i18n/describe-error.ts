import './catalogues/errors.ts';
import type { ErrorCode } from '#domain/contract.ts';
import { ApiError, UnexpectedAnswerError } from '../api/errors.ts';
import { ERROR_MESSAGES, UNEXPECTED_ANSWER } from './error-messages.ts';
import { i18n } from './i18n.ts';

/** The code of a refusal; null when it was no refusal of our server. */
export function errorCodeOf(error: unknown): ErrorCode | null {
  return error instanceof ApiError ? (error.problem?.code ?? null) : null;
}

/** A refusal in one sentence for the user. */
export function describeCode(code: ErrorCode): string {
  return i18n._(ERROR_MESSAGES[code]);
}

/** One sentence for the user: the server's refusal, else the error on the way. */
export function describeError(error: unknown): string {
  const code = errorCodeOf(error);
  if (code) return describeCode(code);
  if (error instanceof UnexpectedAnswerError) return i18n._(UNEXPECTED_ANSWER);
  return error instanceof Error ? error.message : String(error);
}
