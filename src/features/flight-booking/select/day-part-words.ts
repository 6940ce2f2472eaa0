import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DayPart } from '#domain/flight-booking/flight-criteria.ts';

/** The quarters of a day, with their hours. */
export const DAY_PART_WORDS = {
  night: msg`Night, 00:00 – 06:00`,
  morning: msg`Morning, 06:00 – 12:00`,
  afternoon: msg`Afternoon, 12:00 – 18:00`,
  evening: msg`Evening, 18:00 – 24:00`,
} satisfies Record<DayPart, MessageDescriptor>;
