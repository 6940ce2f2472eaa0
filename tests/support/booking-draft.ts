import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { freshBooking } from '#machines/booking/booking-context.ts';
import { type BookingDraft, draftOf } from '#machines/booking/booking-draft.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';

/** What is kept of a booking in which nothing but this has been chosen. */
export function draftWith<Flow extends FlowTypes>(
  flow: FlowDescription<Flow>,
  chosen: Partial<BookingDraft<Flow>>,
): BookingDraft<Flow> {
  const fresh = freshBooking<Flow>(flow, 'search');
  // Nothing of the flow's own types is in a fresh booking but its list.
  return { ...(draftOf(fresh) as BookingDraft<Flow>), ...chosen };
}
