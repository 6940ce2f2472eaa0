import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FareAspect } from '#domain/flight-booking/flight-list-settings.ts';

export const FARE_ASPECT_WORDS = {
  BagIncluded: msg`Checked bag included`,
  Refundable: msg`Refundable`,
  Changeable: msg`Changes allowed`,
} satisfies Record<FareAspect, MessageDescriptor>;
