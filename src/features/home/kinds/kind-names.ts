import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripSummary } from '#domain/contract.ts';

export const KIND_NAMES = {
  flight: msg`Flight`,
  hotel: msg`Hotel`,
  car: msg`Car`,
  external: msg`Booked by the agency`,
} satisfies Record<TripSummary['kinds'][number], MessageDescriptor>;
