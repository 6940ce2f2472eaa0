import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RoomConditions } from '#domain/contract.ts';

/** The names of the kinds of rooms. */
export const ROOM_TYPES = {
  single: msg`Single room`,
  twin: msg`Twin room`,
  double: msg`Double room`,
  triple: msg`Triple room`,
  quadruple: msg`Quadruple room`,
  suite: msg`Suite`,
} satisfies Record<RoomConditions['roomType'], MessageDescriptor>;
