import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SupplierPart } from '#domain/contract.ts';

export const KEPT_WORDS = {
  flight: msg`A change keeps the airline and the route.`,
  hotel: msg`A change keeps the hotel.`,
  car: msg`A change keeps the rental company.`,
} satisfies Record<SupplierPart['kind'], MessageDescriptor>;
