import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchFault } from './search-values.ts';

export const FAULT_TEXTS = {
  required: msg`Required`,
  placeNotChosen: msg`Choose a place from the list.`,
  pickUpPast: msg`It is later than that there already.`,
  dropOffTooEarly: msg`It has to be after the pick-up.`,
  rentalTooLong: msg`A car can be rented for 30 days at most.`,
} satisfies Record<SearchFault, MessageDescriptor>;
