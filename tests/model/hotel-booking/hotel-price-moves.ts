import type { RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelBookingEvent } from '#machines/hotel-booking/hotel-booking-events.ts';
import { pricedRoom } from '#tests/support/hotel-booking-examples.ts';
import type { Move } from '../tours.ts';
import { move } from './booking-move.ts';

export const askForPriceAgain = move('ask for the price again', { type: 'offer.retry' });
export const priceIsNotAnswered: Move = {
  name: 'the price is not answered',
  events: [{ type: 'xstate.error.actor.priceRate' }],
};
/** What the room costs when it is priced; what was seen in the list is 40,000. */
const AMOUNTS = {
  ...{ same: 40_000, verdictChanged: 40_000, cheaper: 36_800 },
  ...{ dearerWithinTolerance: 40_800, dearer: 44_800 },
};

export function priceIs(type: RateOutcome['type']): Move {
  const output: RateOutcome =
    type === 'soldOut' || type === 'expired' ? { type } : { type, priced: pricedRoom(AMOUNTS[type]) };
  const done = { type: 'xstate.done.actor.priceRate', output };
  return { name: `the price is ${type}`, events: type === 'same' ? [done, kept()] : [done] };
}

/** What the checkout lets the booking keep. */
export function kept(ordering = false): HotelBookingEvent {
  return { type: 'checkout.keep', checkout: {}, ordering };
}
