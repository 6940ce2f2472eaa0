import { type CheckoutPart, withPrice } from '#domain/checkout/checkout-part.ts';
import type { OrderOutcome } from '#domain/checkout/trip-snapshot.ts';
import type { ErrorCode } from '#domain/contract.ts';
import type { Repricing } from '#domain/offers/price-change.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout-events.ts';
import { type CheckoutSnapshot, selectCheckoutState } from '#machines/checkout/checkout-selectors.ts';
import { INFO } from '#tests/support/charts/checkout-examples.ts';
import type { ModelEvent, Move } from '../tours.ts';
import { ORDER, partsOf, TERMS, tripOf } from './checkout-examples.ts';
import type { StartName } from './checkout-starts.ts';

/** The possible next moves, as far as a person, the network, the server or the time can cause them. */
export function movesIn(state: CheckoutSnapshot): Move[] {
  const start = startOf(state);
  switch (selectCheckoutState(state)) {
    case 'loading':
      return [
        answered,
        ...endsOfPrice(state),
        failed('the terms are not answered', 'loadTerms'),
        ...(start === 'a room'
          ? [done('the terms are refused', 'loadTerms', { type: 'refused', code: 'traveler_inactive' })]
          : []),
      ];
    case 'termsFailed':
      return [move('ask for the terms again', { type: 'terms.retry' }), ...endsOfPrice(state)];
    case 'resting':
    case 'refused':
    case 'unreachable':
      if (start === 'a room whose price ends') return endsOfPrice(state);
      return [
        move('enter something', { type: 'info.edit', info: INFO }),
        move('order', { type: 'order.submit', info: INFO }),
      ];
    case 'pricing':
      return pricingMoves(state);
    case 'cheaper':
    case 'dearerWithinTolerance':
    case 'dearer':
    case 'verdictChanged':
      return [move('accept the price', { type: 'price.accept' })];
    case 'saving':
      return [done('the order is kept', 'saveOrder', ORDER), failed('the order is not kept', 'saveOrder')];
    case 'submitting':
      return submittingMoves(state);
    case 'confirming':
      return [FIRST_OUTCOMES[start]];
    case 'outcomeUnknown':
      return [seen('confirmed')];
    default:
      return [];
  }
}

/** Distinguishes states of the same value by their start, and by what is known of price and order. */
export function distinguish(state: CheckoutSnapshot): string {
  const { terms, expired, ordered, rechecked, refusal } = state.context;
  return JSON.stringify([
    startOf(state),
    terms !== null,
    expired,
    ordered,
    rechecked,
    refusal !== null,
    isRenewed(state),
  ]);
}

/** Each start has a hotel of its own name. */
function startOf({ context }: CheckoutSnapshot): StartName {
  return context.parts[0]?.result.name as StartName;
}

const answered = done('the terms are answered', 'loadTerms', { type: 'loaded', terms: TERMS });

/** Only once; the price is requested again then, and is valid for long. */
function endsOfPrice(state: CheckoutSnapshot): Move[] {
  const canEnd = startOf(state) === 'a room whose price ends' && !isRenewed(state) && !state.context.expired;
  return canEnd ? [move('the price ends', { type: 'choice.renew' })] : [];
}

const RENEWED = { amount: 40_001, currency: 'CHF' };

/** A price that was requested again is identified by its amount. */
function isRenewed({ context }: CheckoutSnapshot): boolean {
  return context.parts[0]?.priced.total.asked.amount === RENEWED.amount;
}

function renewedParts(start: StartName): CheckoutPart[] {
  return partsOf(start).map((part) => withPrice(part, { ...part.priced, total: { asked: RENEWED } }));
}

const FIRST_OUTCOMES: Record<StartName, Move> = {
  'a room': seen('confirmed'),
  'a room whose price ends': seen('confirmed'),
  'a room that is declined': seen('failed'),
  'a room whose answer is lost': seen('outcomeUnknown'),
  'a room to be approved': seen('waitingForApproval'),
  'an order': seen('confirmed'),
  'a trip': seen('confirmed'),
};

function pricingMoves(state: CheckoutSnapshot): Move[] {
  const start = startOf(state);
  const { ordered, rechecked } = state.context;
  if (!ordered) {
    const outcomes = ['same', 'cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged'] as const;
    return outcomes.map((type) => priceIs(type, renewedParts(start)));
  }
  if (start !== 'a room' || rechecked) return [priceIs('same', partsOf(start))];
  return [
    priceIs('same', partsOf(start)),
    priceIs('dearer', partsOf(start)),
    priceIs('verdictChanged', partsOf(start)),
    done('the price is soldOut', 'priceParts', { type: 'soldOut', gone: [0] }),
    done('the price is expired', 'priceParts', { type: 'expired', gone: [0] }),
    failed('the price is not answered', 'priceParts'),
  ];
}

function submittingMoves(state: CheckoutSnapshot): Move[] {
  const start = startOf(state);
  if (start === 'a room to be approved') return [taken('waitingForApproval')];
  if (start !== 'a room' && start !== 'an order') return [taken('confirming')];
  const refused = (name: string, code: ErrorCode) => done(name, 'sending', { type: 'refused', code });
  return [
    taken('confirming'),
    refused('the order is sold out', 'offer_sold_out'),
    refused('the order is not offered any more', 'offer_invalid'),
    refused('the order is refused', 'traveler_inactive'),
    ...(state.context.rechecked ? [] : [refused('the order has become dearer', 'price_changed')]),
  ];
}

function taken(outcome: OrderOutcome): Move {
  const name = outcome === 'confirming' ? 'the order is taken' : 'the order waits for approval';
  return done(name, 'sending', { type: 'created', trip: tripOf(outcome) });
}

function seen(outcome: OrderOutcome): Move {
  return move(`the trip is seen ${outcome}`, { type: 'trip.updated', trip: tripOf(outcome) });
}

function priceIs(type: Repricing, parts: readonly CheckoutPart[]): Move {
  return done(`the price is ${type}`, 'priceParts', { type, parts });
}

function done(name: string, actor: string, output: unknown): Move {
  const event: ModelEvent = { type: `xstate.done.actor.${actor}`, output };
  return { name, events: [event] };
}

function failed(name: string, actor: string): Move {
  return { name, events: [{ type: `xstate.error.actor.${actor}` }] };
}

function move(name: string, event: CheckoutEvent): Move {
  return { name, events: [event] };
}
