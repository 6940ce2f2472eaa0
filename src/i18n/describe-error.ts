import './catalogues/errors.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode, PendingOrder } from '#domain/contract.ts';
import { ApiError, UnexpectedAnswerError } from '../api/errors.ts';
import { i18n } from './i18n.ts';

export function errorCodeOf(error: unknown): ErrorCode | null {
  return error instanceof ApiError ? (error.problem?.code ?? null) : null;
}

export function describeCode(code: ErrorCode): string {
  return i18n._(ERROR_MESSAGES[code]);
}

export function describePending({ by }: PendingOrder): string {
  if (!by) return describeCode('order_pending');
  const name = `${by.firstName} ${by.lastName}`;
  return i18n._(
    msg`${name} has already ordered this for the same traveller. Nothing was booked twice. Cancel that booking first, or choose something else.`,
  );
}

export function describeError(error: unknown): string {
  const code = errorCodeOf(error);
  if (error instanceof ApiError && error.problem?.pending) return describePending(error.problem.pending);
  if (code) return describeCode(code);
  if (error instanceof UnexpectedAnswerError) return i18n._(UNEXPECTED_ANSWER);
  return error instanceof Error ? error.message : String(error);
}

const UNEXPECTED_ANSWER = msg`The answer could not be understood. Please try again.`;

const ERROR_MESSAGES = {
  malformed_request: msg`The request could not be read. Please reload the page and try again.`,
  unauthenticated: msg`Your session has ended. Please sign in again.`,
  invalid_credentials: msg`Invalid email or password.`,
  forbidden: msg`You are not allowed to do this.`,
  password_change_required: msg`Please change your password first.`,
  not_found: msg`This could not be found.`,
  draft_changed: msg`This booking was changed in another tab or on another device.`,
  conflict: msg`Another person has changed this. Please reload the page and try again.`,
  payload_too_large: msg`This is too large to be sent.`,
  unsupported_media_type: msg`This kind of content is not accepted.`,
  validation_failed: msg`Some of the entries are not valid. Please correct them and try again.`,
  password_incorrect: msg`The current password is not correct.`,
  password_too_common: msg`This password is too easy to guess. Please choose another one.`,
  password_unchanged: msg`The new password has to differ from the current one.`,
  reset_link_invalid: msg`This link is no longer valid. Please ask for a new one.`,
  decision_link_invalid: msg`This link is no longer valid. Please sign in and open the trip.`,
  user_inactive: msg`Inactive people can't be invited, because the link would not let them in.`,
  traveler_inactive: msg`One of the travellers you chose is no longer active. Please choose another one.`,
  travelers_repeated: msg`A traveller is listed twice. Please list each traveller once.`,
  place_unknown: msg`We do not know this airport. Please choose one from the list.`,
  places_equal: msg`Origin and destination are the same. Please change one of them.`,
  leg_count_wrong: msg`This type of trip has a different number of flights. Please check them.`,
  departure_in_past: msg`This departure is in the past. Please choose a later date.`,
  departure_too_far: msg`This date is too far ahead to be booked. Please choose an earlier one.`,
  dates_out_of_order: msg`The dates are not in order. Please choose a return after the departure.`,
  location_unknown: msg`We do not know where this location is. Please choose a place instead.`,
  check_in_in_past: msg`This check-in is in the past. Please choose a later date.`,
  check_in_too_far: msg`This check-in is too far ahead to be booked. Please choose an earlier date.`,
  check_out_too_early: msg`The check-out has to be after the check-in. Please correct the dates.`,
  stay_too_long: msg`A stay can be at most 30 nights long. Please choose an earlier check-out.`,
  rooms_do_not_fit: msg`This number of rooms does not fit the travellers. Please change it.`,
  pick_up_in_past: msg`This pick-up is in the past. Please choose a later time.`,
  pick_up_too_far: msg`This pick-up is too far ahead to be booked. Please choose an earlier date.`,
  drop_off_too_early: msg`The drop-off has to be after the pick-up. Please correct the times.`,
  rental_too_long: msg`A car can be rented for at most 30 days. Please choose an earlier drop-off.`,
  offer_invalid: msg`This offer is not available. Please search again.`,
  offer_expired: msg`This offer has expired. Please search again.`,
  offer_sold_out: msg`Sold out while you were booking. Nothing was booked. Please choose another offer.`,
  price_changed: msg`The price has risen. Nothing was booked. Please look at the new price.`,
  extra_gone: msg`A seat or a bag that you chose is gone. Nothing was booked. Please choose another one.`,
  extra_dearer: msg`A seat or a bag that you chose now costs more. Nothing was booked. Please look at the new price.`,
  passenger_data_missing: msg`The airline needs more data about a traveller. Please fill it in.`,
  passport_expired: msg`This passport ends before the flight does. Please choose another one.`,
  approval_changed: msg`The travel policy now asks for another approval. Nothing was booked. Please look at the booking again.`,
  booking_declined: msg`The supplier does not accept this booking. Nothing was booked. Please choose something else.`,
  approver_missing: msg`This needs approval, but no approver is set. Please ask your travel administration.`,
  reason_missing: msg`This is outside the travel policy. Please say why you choose it.`,
  purpose_unknown: msg`We do not know this purpose. Please choose one from the list.`,
  card_unknown: msg`This card is no longer available. Please choose another one.`,
  card_missing: msg`Please choose the card that pays.`,
  card_expired: msg`This card expires before the end of the trip. Please choose another one.`,
  reference_field_missing: msg`A mandatory reference field is empty. Please fill it in.`,
  reference_field_unknown: msg`The reference fields of your company have changed. Please reload the page.`,
  idempotency_key_reused: msg`This order was already sent with different contents. Please start the booking again.`,
  order_pending: msg`This is already ordered for the same traveller. Nothing was booked twice. Cancel that booking first, or choose something else.`,
  trip_busy: msg`Something is still happening to this trip. Please wait a moment and try again.`,
  trip_changed: msg`The trip has changed since you saw it. Nothing was decided. Please look at it as it is now.`,
  already_decided: msg`You have already decided on this, and your decision stands. Please look at it as it is now.`,
  own_trip: msg`You can't decide on a trip that you are on or have requested. Another approver decides.`,
  not_approver: msg`Another person decides on this trip.`,
  action_withheld: msg`The trip does not allow this now. Please look at it as it is now.`,
  decision_overdue: msg`It has expired: the deadline for the decision has passed. Nothing was decided. If it is still needed, its travellers can request it again.`,
  delegate_invalid: msg`This person can't decide for you. Please choose another colleague.`,
  not_cancellable: msg`This can't be cancelled.`,
  not_changeable: msg`This can't be changed online. Book something else and cancel it, or ask the travel agency.`,
  other_than_booked: msg`A change keeps the airline and the route, the hotel or the rental company. Keep this booking, and book something else instead.`,
  nothing_changed: msg`This is what is booked already. Choose something else, or keep the booking as it is.`,
  penalty_changed: msg`The cancellation now costs more. Nothing was cancelled. Please look at the new price.`,
  draft_too_large: msg`This booking is too large to be saved.`,
  name_taken: msg`This name is taken. Please choose another one.`,
  email_taken: msg`This e-mail address is already in use.`,
  customer_id_taken: msg`This customer number belongs to another company.`,
  still_used: msg`This is still used and can't be removed.`,
  image_invalid: msg`This picture can't be read. Please choose a JPEG, PNG or WebP file.`,
  too_many_calls: msg`You have sent too many requests within a minute. Please try again in a minute.`,
  too_many_requests: msg`There were too many attempts. Please wait a moment and try again.`,
  internal: msg`Something went wrong on our side. Please try again later.`,
  unavailable: msg`The service is not available at the moment. Please try again later.`,
} satisfies Record<ErrorCode, MessageDescriptor>;
