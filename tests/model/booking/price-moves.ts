import type { FlowTypes, OfferOutcome, RepricingOutcome } from '#domain/booking/flow-types.ts';
import type { Move } from '../tours.ts';
import type { FlowModel } from './flow-model.ts';

export const PRICE_IS_NOT_ANSWERED: Move = {
  name: 'the price is not answered',
  events: [{ type: 'xstate.error.actor.priceOffer' }],
};
/** The price of an offer when it is priced; the list has shown 40,000. */
export const AMOUNTS = {
  same: 40_000,
  verdictChanged: 40_000,
  cheaper: 36_800,
  dearerWithinTolerance: 40_800,
  dearer: 44_800,
};

/** Of an offer to which nothing has been added yet: no extra is free in the walks. */
export function priceIs<Flow extends FlowTypes>(
  { pricedAt, extras }: Pick<FlowModel<Flow>, 'pricedAt' | 'extras'>,
  type: RepricingOutcome['type'],
): Move {
  const output: OfferOutcome =
    type === 'soldOut' || type === 'expired'
      ? { type }
      : { type, priced: pricedAt(AMOUNTS[type]), extras: extras?.none };
  return { name: `the price is ${type}`, events: [{ type: 'xstate.done.actor.priceOffer', output }] };
}
