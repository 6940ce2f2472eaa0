import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripEventKind } from '#domain/contract.ts';

/** What has happened to a trip, or to one of its parts. */
export const EVENT_WORDS = {
  requested: msg`Requested`,
  reminded: msg`Approver reminded`,
  approved: msg`Approved`,
  rejected: msg`Refused`,
  sentBack: msg`Sent back for changes`,
  approverAsked: msg`Another approver asked`,
  updated: msg`Request changed`,
  expired: msg`Approval expired`,
  resubmitted: msg`Requested again`,
  partsAdded: msg`Parts added`,
  priceExceeded: msg`Price rose beyond the tolerance`,
  confirming: msg`Booking begun`,
  confirmed: msg`Booked`,
  failed: msg`Booking failed`,
  answerLost: msg`Answer of the supplier lost`,
  found: msg`Booking looked up at the supplier`,
  completed: msg`Everything booked`,
  cancellationRequested: msg`Cancellation requested`,
  partCancelled: msg`Cancelled at the supplier`,
  cancellationRefused: msg`Cancellation refused by the supplier`,
  leftOut: msg`Left out of the trip`,
  cancelled: msg`Trip cancelled`,
  messageWritten: msg`Message written`,
  requestClosed: msg`Request closed`,
} satisfies Record<TripEventKind, MessageDescriptor>;
