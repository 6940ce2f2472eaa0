const STATUSES = { INVALID_ARGUMENT: 400, PERMISSION_DENIED: 403, NOT_FOUND: 404, INTERNAL: 500 } as const;

type Detail = { '@type': string } & Record<string, unknown>;

export class RpcError extends Error {
  readonly status: keyof typeof STATUSES;
  readonly details: readonly Detail[];

  constructor(status: keyof typeof STATUSES, message: string, ...details: Detail[]) {
    super(message);
    this.status = status;
    this.details = details;
  }

  get httpStatus(): number {
    return STATUSES[this.status];
  }

  toBody(): { error: Record<string, unknown> } {
    const { httpStatus: code, message, status, details } = this;
    return { error: { code, message, status, details: details.length > 0 ? details : undefined } };
  }
}

/** A fault of the request; the field is named as in `location_bias.circle`. */
export function invalidArgument(message: string, field?: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message, {
    '@type': 'type.googleapis.com/google.rpc.BadRequest',
    fieldViolations: [{ field, description: message }],
  });
}
