import { type PartEvent, partMachine, type StatusAtSupplier } from '#machines/trip/part-machine.ts';
import type { PartSnapshot } from '#machines/trip/part-selectors.ts';
import { type Move, type Tour, toursThrough } from '../tours.ts';

type Possible = Partial<Record<PartSnapshot['value'], Move[]>>;

const found = (status: StatusAtSupplier, ...then: PartEvent[]): Move => {
  const event: PartEvent = { type: 'booking.found', status };
  return { name: `booking.found ${status}`, events: [event, ...then] };
};
const move = (type: Exclude<PartEvent['type'], 'booking.found'>): Move => ({
  name: type,
  events: [{ type }],
});

/** The possible moves of a trip's booking, by the situation of the trip. */
const SITUATIONS = {
  /** It needs no approval, so it is booked at once; later it is cancelled. */
  booked: {
    held: [move('booking.confirm')],
    confirming: [move('booking.confirmed'), move('booking.lost'), move('hold.lapsed')],
    confirmed: [move('booking.cancel')],
    cancelling: [move('booking.cancelled')],
    unknown: [
      found('confirmed'),
      // A part that should be booked and is only held is requested again at once.
      found('held', { type: 'booking.confirm' }),
      found('expired'),
      move('booking.missing'),
    ],
  },
  /** The hotel takes no bookings. */
  refused: {
    held: [move('booking.confirm')],
    confirming: [move('booking.refused')],
  },
  /** The stay is over before the hotel answers its cancellation; past trips offer no actions. */
  past: {
    held: [move('booking.confirm')],
    confirming: [move('booking.confirmed')],
    confirmed: [move('booking.cancel')],
    cancelling: [move('cancellation.refused')],
  },
  /** It waits for an approval, and is cancelled before. */
  waiting: {
    held: [move('booking.cancel')],
    cancelling: [move('booking.lost')],
    unknown: [found('cancelled')],
  },
} satisfies Record<string, Possible>;

export const TOURS = Object.entries(SITUATIONS).flatMap(([situation, moves]: [string, Possible]) => {
  const tours = toursThrough<PartSnapshot>(partMachine, {
    starts: { [situation]: undefined },
    moves: ({ value }) => moves[value] ?? [],
    distinguish: () => '',
    isWanted: () => true,
    longest: 12,
  });
  return situation === 'waiting' ? tours : tours.map(fromConfirming);
});

/** An order that needs no approval starts its booking itself, so that no page shows it as held. */
function fromConfirming(tour: Tour<PartSnapshot>): Tour<PartSnapshot> {
  const [first, ...steps] = tour.steps;
  if (!first?.state.matches('confirming')) throw new Error('The booking does not begin');
  return { ...tour, state: first.state, steps };
}
