import type { OrderOutcome } from '#domain/checkout/seen-trip.ts';
import type { ErrorCode } from '#domain/contract.ts';
import type { Repricing } from '#domain/offers/repricing.ts';
import { type CheckoutSnapshot, selectCheckoutState } from '#machines/checkout/checkout-selectors.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout-setup.ts';
import { INFO } from '#tests/support/charts/checkout-examples.ts';
import type { ModelEvent, Move } from '../tours.ts';
import { choiceOf, ORDER, TERMS, tripOf } from './checkout-examples.ts';
import type { StartName } from './checkout-starts.ts';

/** What can happen next, as far as a person, the network, the server or the time can bring it about. */
export function movesIn(state: CheckoutSnapshot): Move[] {
  const start = startOf(state);
  switch (selectCheckoutState(state)) {
    case 'loading':
      if (start === 'a room whose price ends') return [answered, priceEnds(state)];
      return [
        answered,
        done('the terms are refused', 'loadTerms', { type: 'refused', code: 'traveler_inactive' }),
        failed('the terms are not answered', 'loadTerms'),
      ];
    case 'termsFailed':
      return [move('ask for the terms again', { type: 'terms.retry' })];
    case 'resting':
    case 'refused':
    case 'unreachable':
      if (start === 'a room whose price ends') return [];
      return [
        move('state something', { type: 'info.edit', info: INFO }),
        move('the price is renewed', { type: 'choice.renew', choice: state.context.choice }),
        move('order', { type: 'order.submit', info: INFO }),
      ];
    case 'pricing':
      return start === 'a room' && !state.context.rechecked ? pricingMoves(start) : [priceIs('same', start)];
    case 'priceRaised':
    case 'verdictChanged':
      return [move('accept the price', { type: 'price.accept' })];
    case 'keeping':
      return [done('the order is kept', 'keepOrder', ORDER), failed('the order is not kept', 'keepOrder')];
    case 'submitting':
      return askingMoves(state);
    case 'unclear':
      return state.matches({ unclear: 'asking' }) ? askingMoves(state) : waitingMoves();
    case 'confirming':
      return [SEEN_FIRST[start]];
    case 'outcomeUnknown':
      return [seen('confirmed')];
    default:
      return [];
  }
}

/** Besides its value, a state is told apart by how it began and by what is known of the order. */
export function distinguish(state: CheckoutSnapshot): string {
  const { terms, rechecked, refusal } = state.context;
  return JSON.stringify([startOf(state), terms !== null, rechecked, refusal !== null]);
}

/** Each beginning is of a hotel of its own name. */
function startOf({ context }: CheckoutSnapshot): StartName {
  return context.choice.priced.property.name as StartName;
}

const answered = done('the terms are answered', 'loadTerms', { type: 'loaded', terms: TERMS });

/** It is priced again before it can be ordered. */
function priceEnds({ context: { choice } }: CheckoutSnapshot): Move {
  return move('the price ends', { type: 'choice.renew', choice });
}

const SEEN_FIRST: Record<StartName, Move> = {
  'a room': seen('confirmed'),
  'a room whose price ends': seen('confirmed'),
  'a room that is declined': seen('failed'),
  'a room whose answer is lost': seen('outcomeUnknown'),
  'a room to be approved': seen('waitingForApproval'),
  'an order': seen('confirmed'),
  'a trip': seen('confirmed'),
};

function pricingMoves(start: StartName): Move[] {
  return [
    priceIs('same', start),
    priceIs('dearer', start),
    priceIs('verdictChanged', start),
    done('the price is soldOut', 'priceChoice', { type: 'soldOut' }),
    done('the price is expired', 'priceChoice', { type: 'expired' }),
    failed('the price is not answered', 'priceChoice'),
  ];
}

function askingMoves(state: CheckoutSnapshot): Move[] {
  const start = startOf(state);
  if (start === 'a room to be approved') return [taken('waitingForApproval')];
  if (start !== 'a room' && start !== 'an order') return [taken('confirming')];
  const refused = (name: string, code: ErrorCode) => done(name, 'submitOrder', { type: 'refused', code });
  return [
    taken('confirming'),
    done('the order is not answered', 'submitOrder', { type: 'unclear' }),
    refused('the order is sold out', 'offer_sold_out'),
    refused('the order is not offered any more', 'offer_invalid'),
    refused('the order is refused', 'traveler_inactive'),
    ...(state.context.rechecked ? [] : [refused('the order has become dearer', 'price_changed')]),
  ];
}

function waitingMoves(): Move[] {
  return [
    move('ask now', { type: 'order.askAgain' }),
    { name: 'it asks by itself', events: [{ type: 'xstate.after.patience.checkout.unclear.waiting' }] },
  ];
}

function taken(outcome: OrderOutcome): Move {
  const name = outcome === 'confirming' ? 'the order is taken' : 'the order waits for approval';
  return done(name, 'submitOrder', { type: 'created', trip: tripOf(outcome) });
}

function seen(outcome: OrderOutcome): Move {
  return move(`the trip is seen ${outcome}`, { type: 'trip.seen', trip: tripOf(outcome) });
}

function priceIs(type: Repricing, start: StartName): Move {
  return done(`the price is ${type}`, 'priceChoice', { type, choice: choiceOf(start) });
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
