import type { Reference } from '../follow-moves.ts';
import { questionOf } from '../prices.ts';
import { KEPT, movesIn } from './reference-moves.ts';
import type { Checkout, KeptName, Refusal } from './reference-state.ts';

/**
 * What the checkout of a room asks for and what it orders, written down from the specification and without the charts.
 * A move is named by what a person, the network, the server or the time does. What the supplier asks for and what the
 * policy asks for stays so; everything else that goes wrong does so once.
 */
export const REFERENCE_CHECKOUT: Reference<Checkout> = { movesIn, after };

const RISE = 12;
const SLIGHT_RISE = 2;
const FALL = 8;

function after(state: Checkout, move: string): Checkout {
  const { market, stage } = state;
  const kept = KEPT[move];
  if (kept !== undefined) return begun(state, kept);
  switch (move) {
    case 'the terms are answered':
      return { ...state, isOpened: true, stage: state.hasEnded ? 'pricing' : 'form', hasEnded: false };
    case 'the terms are not answered':
      return { ...state, stage: 'notOpened' };
    case 'the terms are refused':
      return { ...state, stage: 'refusedToOpen' };
    case 'ask for the terms again':
      return { ...state, stage: 'opening' };
    case 'the price ends':
      return stage === 'form'
        ? { ...state, endsSoon: false, stage: 'pricing' }
        : { ...state, endsSoon: false, hasEnded: true };
    case 'enter a comment':
      return { ...state, comment: 'Late arrival' };
    case 'choose the other card':
      return { ...state, card: 'other' };
    case 'name the project':
      return { ...state, project: 'Bridge 7', isProjectMissing: false };
    case 'order':
      return ordered(state);
    case 'the price is checked':
      return priced(state);
    case 'the price has fallen':
      return priced({ ...state, market: market - FALL });
    case 'the price has risen slightly':
      return priced({ ...state, market: market + SLIGHT_RISE });
    case 'the price has risen':
      return priced({ ...state, market: market + RISE });
    case 'an approval is needed':
      return priced({ ...state, policy: 1 });
    case 'the check finds it sold out':
    case 'the order is sold out':
      return { ...state, stage: 'gone', gone: 'soldOut' };
    case 'the check finds it withdrawn':
    case 'the order is withdrawn':
      return { ...state, stage: 'gone', gone: 'notOffered' };
    case 'the price is not answered':
    case 'the order is not kept':
      return { ...state, stage: 'form', isOrdered: false, isUnreachable: true };
    case 'accept the price':
      return accepted(state);
    case 'the order is kept':
      return { ...state, stage: 'sending' };
    case 'the order is taken':
      return { ...sold(state), stage: state.levels > 0 ? 'waiting' : 'confirming' };
    case 'the order is not answered':
    case 'the change is not answered':
      return { ...state, stage: 'unclear' };
    case 'the answer to the order is lost':
      return { ...sold(state), stage: 'unclear' };
    case 'ask now':
    case 'it asks for the order by itself':
    case 'it asks for the change by itself':
      return { ...state, stage: 'askingAgain' };
    case 'the order is refused':
      return refused(state, 'travelerInactive');
    case 'the order has become dearer':
      return outdated({ ...state, market: market + RISE }, 'priceRisen');
    case 'the order needs an approval':
      return outdated({ ...state, policy: 1 }, 'approvalNeeded');
    case 'the change is taken':
      return { ...state, stage: 'changed' };
    case 'the supplier confirms':
    case 'the supplier answers at last':
      return { ...state, stage: 'booked' };
    case 'the supplier declines':
      return { ...state, stage: 'declined' };
    case 'the supplier does not answer':
      return { ...state, stage: 'unanswered' };
  }
  throw new Error(`Nothing is known of the move “${move}”`);
}

function begun(state: Checkout, kept: KeptName): Checkout {
  const levels = kept === 'a room to be approved' ? 1 : 0;
  return {
    ...state,
    kept,
    stage: STAGES[kept] ?? 'opening',
    isOrdered: kept === 'an order',
    levels,
    policy: levels,
    endsSoon: kept === 'a room whose price soon ends',
    card: kept === 'a room to be paid by card' ? 'first' : null,
    soldAt: kept === 'a trip' ? 0 : null,
  };
}

/** What may have been sent is sent again at once. */
const STAGES: Partial<Record<KeptName, Checkout['stage']>> = {
  'an order': 'askingAgain',
  'a change': 'askingAgain',
  'a trip': 'confirming',
};

/** Nothing is ordered before it is complete, and its price is checked. */
function ordered(state: Checkout): Checkout {
  if (state.card !== null && state.project === '') return { ...state, isProjectMissing: true };
  const begun = { ...state, refusal: null, isUnreachable: false, isRechecked: false };
  return { ...begun, isOrdered: true, stage: 'pricing' };
}

/** An order goes on at a lower price and within the tolerance; otherwise the person is asked. */
function priced(state: Checkout): Checkout {
  const { accepted, market, levels, policy, isOrdered } = state;
  const question = questionOf({ percent: accepted, levels }, { percent: market, levels: policy });
  const goesOn = isOrdered && question !== 'dearer' && question !== 'verdictChanged';
  if (question !== null && !goesOn) return { ...state, stage: 'asking', question };
  return { ...agreed(state), stage: goesOn ? 'keeping' : 'form' };
}

function agreed(state: Checkout): Checkout {
  const { market, policy } = state;
  return { ...state, accepted: market, levels: policy, question: null, isUnreachable: false };
}

/** With another approval the form may ask for more, so that it is shown again. */
function accepted(state: Checkout): Checkout {
  const goesOn = state.isOrdered && state.question === 'dearer';
  return { ...agreed(state), stage: goesOn ? 'keeping' : 'form', isOrdered: goesOn };
}

function sold(state: Checkout): Checkout {
  return { ...state, soldAt: state.soldAt ?? state.market };
}

function refused(state: Checkout, refusal: Refusal): Checkout {
  return { ...state, refusal, isOrdered: false, stage: state.isOpened ? 'form' : 'opening' };
}

/** It is priced again, once; the form says why if there is more. */
function outdated(state: Checkout, refusal: Refusal): Checkout {
  if (!state.isOpened || state.isRechecked) return refused(state, refusal);
  return { ...state, isRechecked: true, stage: 'pricing' };
}
