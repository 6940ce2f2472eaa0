import type { ErrorCode, Problem } from '#domain/contract.ts';

/** A refusal that is reported to the caller; anything else that is thrown is a server error. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Problem['errors'];
  readonly retryAfterSeconds: number | undefined;
  /** The current record, where the caller has sent an outdated version. */
  readonly current: Problem['current'];
  /** The order of the same offer that is already there. */
  readonly pending: Problem['pending'];

  constructor(
    code: ErrorCode,
    detail: string,
    more: {
      fields?: Problem['errors'];
      retryAfterSeconds?: number;
      current?: Problem['current'];
      pending?: Problem['pending'];
    } = {},
  ) {
    super(detail);
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.current = more.current;
    this.pending = more.pending;
  }
}
