import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { isChanging, isWaitingChange, type TripState, waitingLevel } from './reference-state.ts';

interface Order {
  levels: readonly ApprovalLevel[];
  isDeskClosed?: boolean;
}

/** A room is ordered, of a hotel that takes bookings or not, and under policies of different strictness. */
export const ORDERS: Readonly<Record<string, Order>> = {
  'a room is ordered': { levels: [] },
  'a room is ordered that the first approver decides on': { levels: [1] },
  'a room is ordered that the second approver decides on': { levels: [2] },
  'a room is ordered that both approvers decide on': { levels: [1, 2] },
  'a room is ordered of a hotel that takes no bookings': { levels: [], isDeskClosed: true },
};

export const CHANGES: Readonly<Record<string, readonly ApprovalLevel[]>> = {
  'a longer stay is requested': [],
  'a longer stay is requested that the first approver decides on': [1],
  'a longer stay is requested that the second approver decides on': [2],
  'a longer stay is requested that both approvers decide on': [1, 2],
};

/** What can be done next in each state of a trip of one room. */
export function movesIn(state: TripState): readonly string[] {
  const { status, part } = state;
  if (status === null) return Object.keys(ORDERS);
  if (waitingLevel(status) !== null) return waiting(state);
  if (part === 'unknown') return lookingUp(state);
  switch (status) {
    case 'approved':
      return booking(state);
    case 'complete':
      return part === 'cancelling' ? cancelling(state) : booked(state);
    case 'rejected':
      return [part === 'cancelling' ? 'the hotel cancels' : 'request it again', 'cancel the trip'];
    default:
      return part === 'cancelling' ? cancelling(state) : [];
  }
}

function waiting({ viewer }: TripState): string[] {
  if (viewer === 'approver') return ['approve it', 'reject it', 'send it back'];
  return ['the approver opens it', 'no approval comes in time', 'cancel the trip'];
}

function booking({ isDeskClosed, levels, hasRisen }: TripState): string[] {
  if (isDeskClosed) return ['the hotel declines'];
  // Without an approval, a price that has risen ends the booking; another rise is refused like the first.
  const rising = levels.length > 0 && !hasRisen ? ['the price has risen'] : [];
  return [
    'the hotel books',
    'the reservation ends',
    'the answer of the hotel is lost',
    'the hotel is not reached',
    ...rising,
  ];
}

function lookingUp({ isUnheard, lost, change }: TripState): string[] {
  const asked = 'the hotel is asked again';
  const isBookingUnheard = lost === 'booking' && isUnheard && change === null;
  return isBookingUnheard ? [asked, 'the reservation ends', 'the hotel knows nothing of it'] : [asked];
}

function booked(state: TripState): string[] {
  if (isWaitingChange(state)) {
    if (state.viewer === 'approver') return ['approve the change', 'reject the change'];
    return ['the approver opens it', 'no approval of the change comes in time', 'withdraw the change'];
  }
  if (isChanging(state)) {
    return [
      'the hotel changes it',
      'the new days are sold out',
      'the answer of the hotel is lost',
      'the hotel is not reached',
    ];
  }
  // A stay that is over can't be cancelled, nor what was cancelled be changed.
  if (state.isPast) return [];
  const changing = state.change === null ? Object.keys(CHANGES) : [];
  return ['cancel the trip', ...changing];
}

function cancelling({ status, lost }: TripState): string[] {
  const over = status === 'complete' ? ['the stay is over before the hotel answers'] : [];
  return ['the hotel cancels', ...(lost === null ? ['the answer of the hotel is lost'] : []), ...over];
}
