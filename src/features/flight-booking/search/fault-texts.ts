import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchFault } from './search-values.ts';

export const FAULT_TEXTS = {
  required: msg`Required`,
  airportNotChosen: msg`Choose an airport from the list.`,
  samePlace: msg`This is where you depart.`,
  datePast: msg`This day is over at the airport.`,
  returnTooEarly: msg`The return can't be before the way out.`,
  legTooEarly: msg`It can't be before the flight above.`,
} satisfies Record<SearchFault, MessageDescriptor>;
