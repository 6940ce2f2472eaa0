import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingInfoRequest, TripPart } from '#domain/contract.ts';

type ReasonCode = NonNullable<BookingInfoRequest['reason']>['code'];
type PartFailure = NonNullable<TripPart['failure']>;

export const REASON_TEXTS = {
  noAlternative: msg`Nothing in policy was available`,
  closerToMeeting: msg`It is closer to the meeting`,
  clientRequest: msg`The client asked for it`,
  safety: msg`It is safer`,
  health: msg`For health reasons`,
  cheaperOverall: msg`It is cheaper overall`,
  other: msg`Another reason`,
} satisfies Record<ReasonCode, MessageDescriptor>;

export const FAILURE_TEXTS = {
  soldOut: msg`It has sold out.`,
  priceChanged: msg`It now costs more than was accepted.`,
  declined: msg`The supplier declined the booking.`,
  expired: msg`The reservation ended before it could be booked.`,
  notFound: msg`The supplier has no record of this booking.`,
} satisfies Record<PartFailure, MessageDescriptor>;
