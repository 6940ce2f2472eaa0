import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the searched systems; a custom supplier has only a code. */
export const SOURCE_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`network airlines`,
  lowCost: msg`low-cost airlines`,
  '100': msg`Sabre`,
  '110': msg`Expedia`,
  '112': msg`Bedsonline`,
  '113': msg`Booking.com`,
  direct: msg`vendors`,
  broker: msg`broker`,
};
