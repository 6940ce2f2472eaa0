import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripPart } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { Tone } from '../../components/trip-status/StatusMark.tsx';

export type PartFailure = NonNullable<TripPart['failure']>;

export const PART_STATUS_WORDS = {
  held: msg`Held`,
  confirming: msg`Being booked`,
  confirmed: msg`Confirmed`,
  unknown: msg`Being looked up`,
  changing: msg`Being changed`,
  cancelling: msg`Being cancelled`,
  cancelled: msg`Cancelled`,
  failed: msg`Not booked`,
} satisfies Record<PartStatus, MessageDescriptor>;

export const GIVEN_BACK_WORDS = {
  notApproved: msg`Not approved`,
  withdrawn: msg`Not booked`,
} satisfies Record<string, MessageDescriptor>;

export const PART_STATUS_TONES = {
  held: 'waiting',
  confirming: 'busy',
  confirmed: 'good',
  unknown: 'busy',
  changing: 'busy',
  cancelling: 'busy',
  cancelled: 'over',
  failed: 'bad',
} satisfies Record<PartStatus, Tone>;

export const PART_STATUS_MEANING = {
  held: msg`Booked once approved.`,
  confirming: msg`The booking is being made at the supplier. You need not wait here.`,
  confirmed: null,
  unknown: msg`The answer from the supplier was lost. We are looking the booking up until it is certain; nothing is booked twice.`,
  changing: msg`The change is being made at the supplier. You need not wait here.`,
  cancelling: msg`The cancellation is under way at the supplier.`,
  cancelled: null,
  failed: msg`It was not booked, and nothing has to be paid for it.`,
} satisfies Record<PartStatus, MessageDescriptor | null>;

export const CHANGE_LOOKED_UP = msg`The supplier's answer to the change was lost. We are looking up what is booked now until it is certain; nothing is changed twice.`;

export const HELD_UNTIL_DECIDED = msg`Waits until it is decided what happens to what could not be booked.`;

export const FAILURE_WORDS = {
  soldOut: msg`It has sold out.`,
  priceChanged: msg`It now costs more than was accepted.`,
  declined: msg`The supplier declined the booking.`,
  expired: msg`The reservation ended before it could be booked.`,
  notFound: msg`The supplier has no record of this booking.`,
} satisfies Record<PartFailure, MessageDescriptor>;
