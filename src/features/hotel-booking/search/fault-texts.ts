import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchFault } from './search-values.ts';

export const FAULT_TEXTS = {
  required: msg`Required`,
  placeNotChosen: msg`Choose a place from the list.`,
  radiusWrong: msg`Enter a number from 1 to 50.`,
  tooManyRooms: msg`There are more rooms than travellers.`,
  tooFewRooms: msg`At most four travellers fit in a room.`,
} satisfies Record<SearchFault, MessageDescriptor>;
