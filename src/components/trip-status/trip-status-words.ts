import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripEnd } from '#domain/contract.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import type { Tone } from './StatusMark.tsx';

export const TRIP_STATUS_WORDS = {
  waiting_level_1_approval: msg`Waiting for approval`,
  waiting_level_2_approval: msg`Waiting for second approval`,
  approved: msg`Being booked`,
  complete: msg`Confirmed`,
  rejected: msg`Rejected`,
  cancelled: msg`Cancelled`,
} satisfies Record<TripStatus, MessageDescriptor>;

/** Not a stored status: the trip waits for a decision about its failed parts. */
export const PARTLY_BOOKED = msg`Partly booked`;

/** Not a stored status either: all that is left of the trip is being cancelled. */
export const BEING_CANCELLED = msg`Being cancelled`;

/** Not a stored status either: the agency works on a request in words. */
export const WITH_AGENCY = msg`With the agency`;

export const TRIP_STATUS_TONES = {
  waiting_level_1_approval: 'waiting',
  waiting_level_2_approval: 'waiting',
  approved: 'busy',
  complete: 'good',
  rejected: 'bad',
  cancelled: 'over',
} satisfies Record<TripStatus, Tone>;

const END_WORDS = {
  refused: TRIP_STATUS_WORDS.rejected,
  sentBack: msg`Sent back for changes`,
  expired: msg`Approval expired`,
  cancelled: TRIP_STATUS_WORDS.cancelled,
  failed: msg`Could not be booked`,
  closed: msg`Closed without a booking`,
} satisfies Record<TripEnd, MessageDescriptor>;

export function tripStatusWords(status: TripStatus, end: TripEnd | undefined): MessageDescriptor {
  return end ? END_WORDS[end] : TRIP_STATUS_WORDS[status];
}
