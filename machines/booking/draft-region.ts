import { not } from 'xstate';
import type { BookingSetup } from './booking-setup.ts';
import type { FlowDescription } from './flow-description.ts';

/**
 * Whether the saved draft matches the local state. Once another tab or device has changed it, nothing is
 * saved until the user has decided. An order that is in progress there is never overwritten.
 */
export function draftRegion(booking: BookingSetup, { id }: FlowDescription) {
  return booking.createStateConfig({
    initial: 'current',
    on: {
      'draft.changedElsewhere': {
        target: '.changedElsewhere',
        actions: { type: 'setOrderElsewhere', params: ({ event }) => event },
      },
    },
    states: {
      current: {},
      changedElsewhere: {
        on: {
          'draft.takeOver': { target: `#${id}.resuming`, actions: 'clearBooking' },
          'draft.overwrite': {
            guard: not('isOrderingElsewhere'),
            target: 'current',
            actions: 'overwriteDraft',
          },
        },
      },
    },
  });
}
