import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Direction } from '#domain/geography.ts';

export const DIRECTIONS = {
  N: msg`north`,
  NE: msg`north-east`,
  E: msg`east`,
  SE: msg`south-east`,
  S: msg`south`,
  SW: msg`south-west`,
  W: msg`west`,
  NW: msg`north-west`,
} satisfies Record<Direction, MessageDescriptor>;
