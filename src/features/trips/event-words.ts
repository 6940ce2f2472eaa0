import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Trip, TripEventKind } from '#domain/contract.ts';

/** The texts of events of a trip, or of one of its parts. */
const EVENT_WORDS = {
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
  changeRequested: msg`Change requested`,
  changeReminded: msg`Approver of the change reminded`,
  changeApproved: msg`Change approved`,
  changeRejected: msg`Change refused`,
  changeExpired: msg`Approval of the change expired`,
  changeWithdrawn: msg`Change withdrawn`,
  changing: msg`Change begun`,
  changed: msg`Changed`,
  changeRefused: msg`Change not made`,
} satisfies Record<TripEventKind, MessageDescriptor>;

const AGENCY_WROTE = msg`Message of the agency`;
const TRAVELERS_WROTE = msg`Message of the travellers`;
const WITHDRAWN = msg`Request withdrawn`;

/** The text of an event, with the side of the conversation where it matters. */
export function eventWords({ kind, side }: Pick<Trip['events'][number], 'kind' | 'side'>): MessageDescriptor {
  if (kind === 'messageWritten' && side) return side === 'agency' ? AGENCY_WROTE : TRAVELERS_WROTE;
  return kind === 'requestClosed' && side === 'travelers' ? WITHDRAWN : EVENT_WORDS[kind];
}
