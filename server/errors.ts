import type { ErrorCode, FieldError, Problem } from '#domain/contract.ts';

export type FieldFault = Omit<FieldError, 'message'>;

/** A refusal that is reported to the caller; anything else that is thrown is a server error. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldFault[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: Problem['current'];
  readonly pending: Problem['pending'];

  constructor(
    code: ErrorCode,
    detail: string,
    more: {
      fields?: FieldFault[];
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
