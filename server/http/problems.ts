import type { ErrorCode, Problem } from '#domain/contract.ts';
import { DomainError } from '../errors.ts';

/** The status and the title of each code: complete, or it does not compile. */
export const PROBLEMS = {
  malformed_request: { status: 400, title: 'The request could not be read' },
  unauthenticated: { status: 401, title: 'Nobody is signed in' },
  invalid_credentials: { status: 401, title: 'Invalid email or password.' },
  forbidden: { status: 403, title: 'The role does not allow this' },
  password_change_required: { status: 403, title: 'The password has to be changed first' },
  not_found: { status: 404, title: 'There is no such record' },
  conflict: { status: 409, title: 'The record was changed by somebody else' },
  payload_too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'The body is not JSON' },
  validation_failed: { status: 422, title: 'The request has fields that are not valid' },
  password_incorrect: { status: 422, title: 'The current password is not correct' },
  password_too_common: { status: 422, title: 'The new password is too easy to guess' },
  password_unchanged: { status: 422, title: 'The new password is the current one' },
  reset_link_invalid: { status: 422, title: 'The link is not valid any more' },
  traveler_inactive: { status: 422, title: 'A traveller is no longer active' },
  too_many_requests: { status: 429, title: 'Too many attempts' },
  internal: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'The server is not available right now' },
} as const satisfies Record<ErrorCode, { status: number; title: string }>;

/** `status` is given where the protocol knows a more exact one than the code has. */
export function toProblem(error: DomainError, requestId: string, status?: number): Problem {
  const { title, status: usual } = PROBLEMS[error.code];
  return {
    type: `/api/docs#${error.code}`,
    title,
    status: status ?? usual,
    detail: error.message,
    code: error.code,
    requestId,
    ...(error.fields && { errors: error.fields }),
  };
}

/** What the framework refuses by itself, in our words. */
const FRAMEWORK_REFUSALS: Record<string, DomainError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new DomainError('payload_too_large', 'Send at most 1 MB.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new DomainError(
    'unsupported_media_type',
    'Send JSON, with the content type application/json.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new DomainError('malformed_request', 'The body is empty; send JSON.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new DomainError('malformed_request', 'The body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new DomainError(
    'malformed_request',
    'The length of the body is not what the request announced.',
  ),
  FST_ERR_BAD_URL: new DomainError('malformed_request', 'The path is not a valid address.'),
};

const INTERNAL = new DomainError(
  'internal',
  'The fault is on our side and has been logged. Try again later, and quote the request id if it stays.',
);

const UNAVAILABLE = new DomainError('unavailable', 'The database can not be reached. Try again in a moment.');

/** Of the system and of PostgreSQL: no connection, or one that ended. */
const NO_DATABASE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '57P01', '57P02', '57P03', '53300']);

/** PostgreSQL's code for a character that a text can't hold, which is NUL. */
const NOT_A_CHARACTER = '22021';

export interface Refusal {
  error: DomainError;
  /** Whether it is a fault of ours, or of what we depend on, and belongs into the log. */
  isFault: boolean;
}

export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof DomainError) return { error: thrown, isFault: false };
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const refused = FRAMEWORK_REFUSALS[code];
  if (refused) return { error: refused, isFault: false };
  if (code === NOT_A_CHARACTER) {
    return {
      error: new DomainError('validation_failed', 'A text holds a character that can not be stored.'),
      isFault: false,
    };
  }
  if (NO_DATABASE.has(code)) return { error: UNAVAILABLE, isFault: true };
  return { error: INTERNAL, isFault: true };
}
