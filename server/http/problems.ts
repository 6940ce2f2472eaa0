import type { ErrorCode, Problem } from '#domain/contract.ts';
import { isDeadlock } from '../db/is-deadlock.ts';
import { isOutOfReach } from '../db/is-out-of-reach.ts';
import { isWriteRefused } from '../db/read-only.ts';
import { DomainError } from '../errors.ts';
import { describeField } from '../field-errors.ts';

/** The status and the title of each code: complete, or it does not compile. */
export const PROBLEMS = {
  malformed_request: { status: 400, title: 'The request could not be read' },
  unauthenticated: { status: 401, title: 'Not signed in' },
  invalid_credentials: { status: 401, title: 'Invalid email or password.' },
  forbidden: { status: 403, title: 'The role does not allow this' },
  password_change_required: { status: 403, title: 'The password must be changed first' },
  not_found: { status: 404, title: 'The record was not found' },
  conflict: { status: 409, title: 'The record was changed by another person' },
  draft_changed: { status: 409, title: 'The draft was changed elsewhere' },
  payload_too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'The content type is not supported' },
  validation_failed: { status: 422, title: 'The request has invalid fields' },
  password_incorrect: { status: 422, title: 'The current password is not correct' },
  password_too_common: { status: 422, title: 'The new password is too easy to guess' },
  password_unchanged: { status: 422, title: 'The new password must differ from the current one' },
  reset_link_invalid: { status: 422, title: 'The link is no longer valid' },
  decision_link_invalid: { status: 422, title: 'The link is no longer valid' },
  user_inactive: { status: 422, title: 'The user is not active' },
  traveler_inactive: { status: 422, title: 'A traveller is no longer active' },
  travelers_repeated: { status: 422, title: 'A traveller is listed twice' },
  place_unknown: { status: 422, title: 'The airport is not known' },
  places_equal: { status: 422, title: 'Origin and destination are the same' },
  leg_count_wrong: { status: 422, title: 'The number of flights does not fit the type of trip' },
  departure_in_past: { status: 422, title: 'The departure is in the past' },
  departure_too_far: { status: 422, title: 'The departure is too far ahead' },
  dates_out_of_order: { status: 422, title: 'The dates are not in order' },
  location_unknown: { status: 422, title: 'The location was not found on the map' },
  check_in_in_past: { status: 422, title: 'The check-in is in the past' },
  check_in_too_far: { status: 422, title: 'The check-in is too far ahead' },
  check_out_too_early: { status: 422, title: 'The check-out is not after the check-in' },
  stay_too_long: { status: 422, title: 'The stay is too long' },
  rooms_do_not_fit: { status: 422, title: 'The number of rooms does not fit the travellers' },
  pick_up_in_past: { status: 422, title: 'The pick-up is in the past' },
  pick_up_too_far: { status: 422, title: 'The pick-up is too far ahead' },
  drop_off_too_early: { status: 422, title: 'The drop-off is not after the pick-up' },
  rental_too_long: { status: 422, title: 'The rental is too long' },
  offer_invalid: { status: 422, title: 'The offer was not found' },
  offer_expired: { status: 410, title: 'The offer has expired' },
  offer_sold_out: { status: 409, title: 'The offer is sold out' },
  price_changed: { status: 409, title: 'The price has increased' },
  extra_gone: { status: 409, title: 'A seat or bag is no longer available' },
  extra_dearer: { status: 409, title: 'The price of a seat or bag has increased' },
  passenger_data_missing: { status: 422, title: 'The airline needs more information about a traveller' },
  passport_expired: { status: 422, title: 'A passport expires before the end of the flight' },
  approval_changed: { status: 409, title: 'The policy requires a different approval' },
  booking_declined: { status: 409, title: 'The supplier has declined' },
  approver_missing: { status: 422, title: 'The trip has no approver' },
  reason_missing: { status: 422, title: 'A reason is required outside the policy' },
  purpose_unknown: { status: 422, title: 'The purpose is not known' },
  card_unknown: { status: 422, title: 'The card was not found' },
  card_missing: { status: 422, title: 'A card is required' },
  card_expired: { status: 422, title: 'The card expires before the end of the trip' },
  reference_field_missing: { status: 422, title: 'A mandatory reference field is empty' },
  reference_field_unknown: { status: 422, title: 'The company has no such reference field' },
  idempotency_key_reused: { status: 409, title: 'The key was used for another order' },
  order_pending: { status: 409, title: 'The same offer has already been ordered for this traveller' },
  trip_busy: { status: 409, title: 'The trip is still being processed' },
  trip_changed: { status: 409, title: 'The trip has changed since it was read' },
  already_decided: { status: 409, title: 'You have already decided' },
  own_trip: { status: 403, title: 'Another approver must decide on your own trip' },
  not_approver: { status: 403, title: 'Another approver must decide on the trip' },
  action_withheld: { status: 409, title: 'The trip does not allow this now' },
  decision_overdue: { status: 409, title: 'The deadline for the decision has passed' },
  delegate_invalid: { status: 422, title: "This person can't be a delegate" },
  not_cancellable: { status: 409, title: "This can't be cancelled" },
  other_than_booked: { status: 409, title: 'The supplier does not allow this change' },
  not_changeable: { status: 409, title: "This can't be changed online" },
  nothing_changed: { status: 409, title: 'Nothing would change' },
  penalty_changed: { status: 409, title: 'The cost of the cancellation has increased' },
  draft_too_large: { status: 413, title: 'The draft is too large' },
  name_taken: { status: 409, title: 'The name is taken' },
  email_taken: { status: 409, title: 'The e-mail address is taken' },
  customer_id_taken: { status: 409, title: 'The customer number is taken' },
  still_used: { status: 409, title: 'It is still in use' },
  image_invalid: { status: 422, title: "The picture can't be read" },
  too_many_requests: { status: 429, title: 'Too many attempts' },
  too_many_calls: { status: 429, title: 'Too many calls within a minute' },
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
    errors: error.fields?.map((field) => ({ ...field, message: describeField(field) })),
    current: error.current,
    pending: error.pending,
  };
}

/** What the framework refuses by itself, in our words. */
const FRAMEWORK_REFUSALS: Record<string, DomainError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new DomainError('payload_too_large', 'The body is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new DomainError(
    'unsupported_media_type',
    'Send JSON, with the content type application/json.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new DomainError('malformed_request', 'The body is empty; send JSON.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new DomainError('malformed_request', 'The body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new DomainError(
    'malformed_request',
    'The length of the body differs from the Content-Length header.',
  ),
  FST_ERR_BAD_URL: new DomainError('malformed_request', 'The path is not a valid address.'),
};

const INTERNAL = new DomainError(
  'internal',
  'The error is on our side and has been logged. Try again later. If it persists, quote the request id.',
);

const UNAVAILABLE = new DomainError('unavailable', "The database can't be reached. Try again in a moment.");

const READ_ONLY = new DomainError(
  'unavailable',
  'Nothing can be saved at the moment. No data was changed. Try again later.',
);

const CROSSED = new DomainError(
  'unavailable',
  'The same record was being changed at the same time. No data was changed. Send the request again.',
);

/** PostgreSQL's codes for NUL, which neither a text nor JSON can hold. */
const NOT_A_CHARACTER: ReadonlySet<string> = new Set(['22021', '22P05']);

export interface Refusal {
  error: DomainError;
  /** Whether it is a fault of ours, or of what we depend on, and belongs into the log. */
  isFault: boolean;
}

export function toRefusal(thrown: unknown): Refusal {
  if (thrown instanceof DomainError) return { error: thrown, isFault: false };
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const refused = FRAMEWORK_REFUSALS[code];
  if (refused) return { error: refused, isFault: false };
  if (NOT_A_CHARACTER.has(code)) {
    return {
      error: new DomainError('validation_failed', "A text contains a character that can't be stored."),
      isFault: false,
    };
  }
  if (isDeadlock(thrown)) return { error: CROSSED, isFault: true };
  if (isWriteRefused(thrown)) return { error: READ_ONLY, isFault: true };
  if (isOutOfReach(thrown)) return { error: UNAVAILABLE, isFault: true };
  return { error: INTERNAL, isFault: true };
}
