import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The sellers of flights, by the code of the source. */
const FLIGHT_SOURCES: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`Network airlines`,
  lowCost: msg`Low-cost airlines`,
};

/** A source that we have no name for is named by its code. */
export function flightSource(code: string): MessageDescriptor | string {
  return FLIGHT_SOURCES[code] ?? code;
}
