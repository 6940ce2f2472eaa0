import type { Checkout, KeptName } from './reference-state.ts';

/** What can be done next in each state of a checkout. */
export function movesIn(state: Checkout): string[] {
  switch (state.stage) {
    case 'resuming':
      return Object.keys(KEPT);
    case 'opening':
      return ['the terms are answered', 'the terms are refused', 'the terms are not answered', ...end(state)];
    case 'notOpened':
      return ['ask for the terms again', ...end(state)];
    case 'form':
      return formMoves(state);
    case 'pricing':
      return PRICING;
    case 'asking':
      return ['accept the price'];
    case 'keeping':
      return ['the order is kept', 'the order is not kept'];
    case 'sending':
    case 'askingAgain':
      if (state.kept === 'a change') return CHANGE;
      // What has arrived once is not judged again.
      return state.soldAt === null ? ORDER : ORDER.slice(0, 2);
    case 'unclear':
      return state.kept === 'a change'
        ? ['ask now', 'it asks for the change by itself']
        : ['ask now', 'it asks for the order by itself'];
    case 'confirming':
      return [confirmation(state.kept)];
    case 'unanswered':
      return ['the supplier answers at last'];
    case 'refusedToOpen':
    case 'gone':
    case 'booked':
    case 'waiting':
    case 'declined':
    case 'changed':
      return [];
  }
}

/** The moves that save what the checkout begins with. */
export const KEPT: Readonly<Record<string, KeptName>> = {
  'a room was kept': 'a room',
  'a room whose price soon ends was kept': 'a room whose price soon ends',
  'a room that will be declined was kept': 'a room that will be declined',
  'a room whose answer will be lost was kept': 'a room whose answer will be lost',
  'a room to be approved was kept': 'a room to be approved',
  'a room to be paid by card was kept': 'a room to be paid by card',
  'an order was kept': 'an order',
  'a trip was kept': 'a trip',
  'a change was kept': 'a change',
};

const PRICING = [
  'the price is checked',
  'the price has fallen',
  'the price has risen slightly',
  'the price has risen',
  'an approval is needed',
  'the check finds it sold out',
  'the check finds it withdrawn',
  'the price is not answered',
];

const ORDER = [
  'the order is taken',
  'the order is not answered',
  'the answer to the order is lost',
  'the order is sold out',
  'the order is withdrawn',
  'the order is refused',
  'the order has become dearer',
  'the order needs an approval',
];

const CHANGE = ['the change is taken', 'the change is not answered'];

function formMoves(state: Checkout): string[] {
  const byCard = state.card === null ? [] : ['choose the other card', 'name the project'];
  return ['enter a comment', ...byCard, 'order', ...end(state)];
}

function end({ endsSoon }: Checkout): string[] {
  return endsSoon ? ['the price ends'] : [];
}

function confirmation(kept: KeptName | null): string {
  if (kept === 'a room that will be declined') return 'the supplier declines';
  return kept === 'a room whose answer will be lost'
    ? 'the supplier does not answer'
    : 'the supplier confirms';
}
