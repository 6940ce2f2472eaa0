import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RoomAspect } from '#domain/contract.ts';

/** The aspects of a rate that can be filtered, in words. */
export const ROOM_ASPECT_NAMES = {
  BreakfastIncluded: msg`Breakfast included`,
  InPolicy: msg`In policy`,
  Refundable: msg`Refundable`,
  CorporateRate: msg`Corporate rate`,
} satisfies Record<RoomAspect, MessageDescriptor>;
