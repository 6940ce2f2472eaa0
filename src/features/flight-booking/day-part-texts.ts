import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DayPart } from '#domain/flight-booking/flight-criteria.ts';

export const DAY_PART_TEXTS = {
  night: msg`Night, 00:00 to 05:59`,
  morning: msg`Morning, 06:00 to 11:59`,
  afternoon: msg`Afternoon, 12:00 to 17:59`,
  evening: msg`Evening, 18:00 to 23:59`,
} satisfies Record<DayPart, MessageDescriptor>;
