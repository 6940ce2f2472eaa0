import type { ErrorCode, Problem } from '#domain/contract.ts';

/** A refusal that the caller is told of; everything else that is thrown is a fault of ours. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Problem['errors'];
  readonly retryAfterSeconds: number | undefined;
  /** How a record is now, where the caller has taken it for something else. */
  readonly current: Problem['current'];

  constructor(
    code: ErrorCode,
    detail: string,
    more: { fields?: Problem['errors']; retryAfterSeconds?: number; current?: Problem['current'] } = {},
  ) {
    super(detail);
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.current = more.current;
  }
}
