import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HotelDetailsAnswer, RoomAspect } from '#domain/contract.ts';

export const ASPECT_TEXTS = {
  BreakfastIncluded: msg`Breakfast included`,
  InPolicy: msg`In policy`,
  Refundable: msg`Refundable`,
  CorporateRate: msg`Corporate rate`,
} satisfies Record<RoomAspect, MessageDescriptor>;

export const PICTURE_TEXTS = {
  house: msg`The house`,
  lobby: msg`The lobby`,
  room: msg`A room`,
  breakfast: msg`Breakfast`,
  gym: msg`The gym`,
  pool: msg`The pool`,
  meeting: msg`A meeting room`,
} satisfies Record<HotelDetailsAnswer['pictures'][number]['shows'], MessageDescriptor>;
