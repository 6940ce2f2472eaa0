import { type TripEvent, tripMachine } from '#machines/trip/trip-machine.ts';
import type { TripSnapshot } from '#machines/trip/trip-selectors.ts';
import { type Move, toursThrough } from '../tours.ts';
import { STARTS } from './approval-levels.ts';

const REFUSAL = { comment: 'Not this month', parts: ['held' as const] };
const WAITING: TripEvent[] = [
  { type: 'trip.reject', ...REFUSAL },
  { type: 'trip.sendBack', ...REFUSAL },
  { type: 'trip.expire', parts: ['held'] },
  { type: 'trip.cancel' },
];
const settled = (part: 'confirmed' | 'failed' | 'cancelled'): TripEvent => ({
  type: 'parts.settled',
  parts: [part],
});

/**
 * The possible next events of a trip of one room, as far as a person, the hotel or the time can cause them.
 */
function possible({ value, context: { levels } }: TripSnapshot): TripEvent[] {
  switch (value) {
    case 'deciding':
    case 'cancelled':
      return [];
    case 'waiting_level_1_approval':
      return [{ type: 'trip.approve', upTo: 1 }, ...WAITING];
    case 'waiting_level_2_approval':
      return [{ type: 'trip.approve', upTo: 2 }, ...WAITING];
    case 'approved':
      return [
        settled('confirmed'),
        settled('failed'),
        ...(levels.length > 0 ? [{ type: 'price.risen' } as const] : []),
      ];
    case 'complete':
      return [settled('cancelled')];
    case 'rejected':
      return [{ type: 'trip.cancel' }, { type: 'trip.resubmit', levels }];
  }
}

export const TOURS = toursThrough<TripSnapshot>(tripMachine, {
  starts: STARTS,
  moves: (state) => possible(state).map((event): Move => ({ name: nameOf(event), events: [event] })),
  distinguish: ({ context }) => context.levels.join(),
  isWanted: () => true,
  longest: 12,
});

function nameOf(event: TripEvent): string {
  return event.type === 'parts.settled' ? `${event.type} ${event.parts.join(', ')}` : event.type;
}
