import type { ErrorCode, Problem } from '#domain/contract.ts';

/** A refusal that the caller is told of; everything else that is thrown is a fault of ours. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Problem['errors'];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    more: { fields?: Problem['errors']; retryAfterSeconds?: number } = {},
  ) {
    super(detail);
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
