import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingEvent } from '#machines/booking/booking-events.ts';
import { type BookingSnapshot, selectStage } from '#machines/booking/booking-selectors.ts';
import { lastChoiceStep } from '#machines/booking/booking-steps.ts';
import type { Move } from '../tours.ts';
import { move } from './booking-move.ts';
import type { FlowModel } from './flow-model.ts';

/** Adds the choice to the draft trip, instead of ordering it alone. */
export function addToTrip(...chosen: BookingEvent[]): Move {
  return move('add to the trip', ...chosen);
}

/** The outcomes of a choice that is being added to the draft trip. */
export function addingMoves<Flow extends FlowTypes>(
  { flow }: FlowModel<Flow>,
  state: BookingSnapshot<Flow>,
): Move[] {
  switch (selectStage(state)) {
    case 'adding':
      return [
        { name: 'the part is added', events: [{ type: 'xstate.done.actor.addToTrip' }] },
        { name: 'the part is not added', events: [{ type: 'xstate.error.actor.addToTrip' }] },
      ];
    case 'addingFailed':
      return [
        move('add it again', { type: 'part.retry' }),
        move('go back to the choice', { type: 'step.open', step: lastChoiceStep(flow) }),
      ];
    default:
      return [];
  }
}
