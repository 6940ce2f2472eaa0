import type { FlowTypes, OfferOutcome } from '#domain/booking/flow-types.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import type { Move } from '../tours.ts';
import { move } from './booking-move.ts';
import type { FlowModel } from './flow-model.ts';
import { AMOUNTS } from './price-moves.ts';

/** What can be added to an offer. */
export function extrasMoves<Flow extends FlowTypes>(
  { extras }: FlowModel<Flow>,
  { context: { writtenExtras } }: BookingSnapshot<Flow>,
): Move[] {
  if (!extras) return [];
  const goOn = move('go on with the options', {
    type: 'extras.submit',
    extras: writtenExtras ?? extras.none,
  });
  return writtenExtras
    ? [goOn]
    : [move('choose an option', { type: 'extras.write', extras: extras.taken }), goOn];
}

/** What becomes of an offer with an option that others take first; null when it has none. */
export function optionIsTaken<Flow extends FlowTypes>(
  { extras, pricedAt }: FlowModel<Flow>,
  state: BookingSnapshot<Flow>,
): Move | null {
  if (!extras || state.context.extras !== extras.taken) return null;
  const output: OfferOutcome = {
    type: 'extrasGone',
    priced: pricedAt(AMOUNTS.same),
    extras: extras.none,
  };
  return { name: 'the option is taken', events: [{ type: 'xstate.done.actor.priceOffer', output }] };
}
