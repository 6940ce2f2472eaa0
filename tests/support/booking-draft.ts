import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { freshBooking } from '#machines/booking/booking-context.ts';
import { type BookingDraft, toDraft } from '#machines/booking/booking-draft.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';

/** The draft of a booking in which only this has been chosen. */
export function draftWith<Flow extends FlowTypes>(
  flow: FlowDescription<Flow>,
  chosen: Partial<BookingDraft<Flow>>,
): BookingDraft<Flow> {
  return { ...toDraft(freshBooking<Flow>(flow, 'search')), ...chosen };
}
