import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The sellers of cars, by the code of the source. */
const CAR_SOURCES: Readonly<Record<string, MessageDescriptor>> = {
  direct: msg`Direct booking`,
  broker: msg`Broker`,
};

/** A source that we have no name for is named by its code. */
export function carSource(code: string): MessageDescriptor | string {
  return CAR_SOURCES[code] ?? code;
}
