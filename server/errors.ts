import type { ErrorCode, Problem } from '#domain/contract.ts';

/** A refusal that is reported to the caller; anything else that is thrown is a server error. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Problem['errors'];
  readonly retryAfterSeconds: number | undefined;
  /** The current record, where the caller has sent an outdated version. */
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
