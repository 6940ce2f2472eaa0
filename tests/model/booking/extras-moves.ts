import type { FlowTypes, OfferOutcome } from '#domain/booking/flow-types.ts';
import { type BookingSnapshot, selectOfferState } from '#machines/booking/booking-selectors.ts';
import type { Move } from '../tours.ts';
import { addToTrip } from './adding-moves.ts';
import { move } from './booking-move.ts';
import type { FlowModel } from './flow-model.ts';
import { AMOUNTS } from './price-moves.ts';

/** The choices of extras for an offer. */
export function extrasMoves<Flow extends FlowTypes>(
  { extras }: FlowModel<Flow>,
  { context: { writtenExtras } }: BookingSnapshot<Flow>,
): Move[] {
  if (!extras) return [];
  const submitted = { type: 'extras.submit', extras: writtenExtras ?? extras.none } as const;
  const goOn = move('go on with the options', submitted);
  return writtenExtras
    ? [goOn]
    : [
        addToTrip({ ...submitted, continueTo: 'trip' }),
        move('choose an option', { type: 'extras.write', extras: extras.taken }),
        goOn,
      ];
}

/** A question about options can be answered by choosing others; an unavailable offer can only be dropped. */
export function answersToOptions<Flow extends FlowTypes>(state: BookingSnapshot<Flow>): Move[] {
  const { extras, proposedExtras } = state.context;
  if (['soldOut', 'expired'].includes(selectOfferState(state))) {
    return [move('pick another offer', { type: 'offer.drop' })];
  }
  return [
    move('accept the price', { type: 'price.accept' }),
    move('change the options', { type: 'extras.review', extras: proposedExtras ?? extras }),
  ];
}

/**
 * The outcome of pricing an offer with its options, one of which others take first; null for an offer alone.
 */
export function pricedWithOptions<Flow extends FlowTypes>(
  { extras, pricedAt }: FlowModel<Flow>,
  state: BookingSnapshot<Flow>,
): Move[] | null {
  if (!extras || state.context.extras === null) return null;
  if (state.context.extras === extras.taken) {
    const output: OfferOutcome = {
      type: 'extrasGone',
      priced: pricedAt(AMOUNTS.same),
      extras: extras.none,
    };
    return [answered('the option is taken', output)];
  }
  return [
    answered('the offer with its options is sold out', { type: 'soldOut' }),
    answered('the price with its options is same', { type: 'same', priced: pricedAt(AMOUNTS.same) }),
  ];
}

function answered(name: string, output: OfferOutcome): Move {
  return { name, events: [{ type: 'xstate.done.actor.priceOffer', output }] };
}
