import type { BookingSetup } from './booking-setup.ts';
import type { FlowDescription } from './flow-description.ts';

/** Whether what is kept is what is here. Nothing is kept any more once another tab or device has changed it. */
export function draftRegion(booking: BookingSetup, { id }: FlowDescription) {
  return booking.createStateConfig({
    initial: 'current',
    states: {
      current: { on: { 'draft.changedElsewhere': 'changedElsewhere' } },
      changedElsewhere: {
        on: {
          'draft.takeOver': { target: `#${id}.resuming`, actions: 'forgetAll' },
          'draft.overwrite': { target: 'current', actions: 'overwriteDraft' },
        },
      },
    },
  });
}
