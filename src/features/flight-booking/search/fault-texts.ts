import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchFault } from './search-values.ts';

export const FAULT_TEXTS = {
  required: msg`Required`,
  airportNotChosen: msg`Choose an airport from the list.`,
  sameAirport: msg`This is where you depart.`,
  past: msg`This day is over at the airport.`,
  tooFar: msg`Airlines don't sell seats for this day yet.`,
  returnBeforeDeparture: msg`The return can't be before the departure.`,
  outOfOrder: msg`It can't be before the flight above.`,
  tooManyTravelers: msg`At most nine travellers can be booked together.`,
} satisfies Record<SearchFault, MessageDescriptor>;
