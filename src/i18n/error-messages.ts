import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '#domain/contract.ts';

/** What a person reads when the server refuses. */
export const ERROR_MESSAGES = {
  malformed_request: msg`The request could not be read. Please reload the page and try again.`,
  unauthenticated: msg`Your session has ended. Please sign in again.`,
  invalid_credentials: msg`Invalid email or password.`,
  forbidden: msg`You are not allowed to do this.`,
  password_change_required: msg`Please change your password first.`,
  not_found: msg`This could not be found.`,
  conflict: msg`Somebody else changed this in the meantime. Please reload the page and try again.`,
  payload_too_large: msg`This is too large to be sent.`,
  unsupported_media_type: msg`This kind of content is not accepted.`,
  validation_failed: msg`Some of the entries are not valid. Please correct them and try again.`,
  password_incorrect: msg`The current password is not correct.`,
  password_too_common: msg`This password is too easy to guess. Please choose another one.`,
  password_unchanged: msg`The new password has to differ from the current one.`,
  reset_link_invalid: msg`This link is no longer valid. Please ask for a new one.`,
  traveler_inactive: msg`Somebody you have chosen to travel is not active any more. Please choose somebody else.`,
  too_many_requests: msg`There were too many attempts. Please wait a moment and try again.`,
  internal: msg`Something went wrong on our side. Please try again later.`,
  unavailable: msg`The service is not available at the moment. Please try again later.`,
} satisfies Record<ErrorCode, MessageDescriptor>;
