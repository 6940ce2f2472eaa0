import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PartKind } from '#domain/checkout/checkout-part.ts';

export const KIND_NAMES: Record<PartKind, MessageDescriptor> = {
  flight: msg`Flight`,
  hotel: msg`Hotel`,
  car: msg`Rental car`,
};
