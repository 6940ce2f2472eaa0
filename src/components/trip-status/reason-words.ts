import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Trip } from '#domain/contract.ts';

type ReasonCode = NonNullable<Trip['bookingInfo']['reason']>['code'];

export const REASON_WORDS = {
  noAlternative: msg`Nothing in policy was available`,
  closerToMeeting: msg`Closer to the meeting`,
  clientRequest: msg`The client asked for it`,
  safety: msg`Safety`,
  health: msg`Health`,
  cheaperOverall: msg`Cheaper overall`,
  other: msg`Another reason`,
} satisfies Record<ReasonCode, MessageDescriptor>;
