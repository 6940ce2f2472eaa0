import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StopoverMark } from '#domain/flight-booking/flight-times.ts';

export const STOPOVER_MARKS = {
  tight: msg`Tight connection`,
  long: msg`Long stopover`,
  overnight: msg`Overnight`,
  airportChange: msg`Change of airport`,
  terminalChange: msg`Change of terminal`,
} satisfies Record<StopoverMark, MessageDescriptor>;
