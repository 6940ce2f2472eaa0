import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Reference } from '../follow-moves.ts';
import { afterInChange, requestedChange } from './reference-change.ts';
import { CHANGES, movesIn, ORDERS } from './reference-moves.ts';
import { isChanging, isWaitingChange, NOTHING, type TripState, waitingLevel } from './reference-state.ts';

/** A trip of one room, from its order to its end, written down from the specification and without the charts. */
export const REFERENCE_TRIP: Reference<TripState> = { movesIn, after };

function after(state: TripState, move: string): TripState {
  const order = ORDERS[move];
  if (order) return sent({ ...NOTHING, ...order, history: ['Requested'] }, 0);
  const levels = CHANGES[move];
  if (levels) return requestedChange(state, levels);
  if (move === 'the approver opens it') return { ...state, viewer: 'approver' };
  if (isWaitingChange(state) || isChanging(state)) return afterInChange(state, move);
  return waitingLevel(state.status) === null ? afterAtHotel(state, move) : decided(state, move);
}

/** To the next level after this one that has to approve, or to the hotel. */
function sent(state: TripState, beyond: ApprovalLevel | 0): TripState {
  const level = state.levels.find((one) => one > beyond);
  if (level !== undefined) return { ...state, status: `waiting_level_${level}_approval`, part: 'held' };
  return {
    ...state,
    status: 'approved',
    part: 'confirming',
    isRiseApproved: state.hasRisen,
    history: ['Booking started', ...state.history],
  };
}

function decided(state: TripState, move: string): TripState {
  const level = waitingLevel(state.status) ?? 1;
  const said = (words: string): TripState => ({
    ...state,
    viewer: 'traveler',
    history: [`${words}, level ${level}`, ...state.history],
  });
  switch (move) {
    case 'approve it':
      return sent(said('Approved'), level);
    case 'reject it':
      return released({ ...said('Rejected'), status: 'rejected', end: 'refused', rejectedAt: level });
    case 'send it back':
      return released({
        ...said('Sent back for changes'),
        status: 'rejected',
        end: 'sentBack',
        rejectedAt: level,
      });
    case 'no approval comes in time': {
      const history = ['Approval expired', ...state.history];
      return released({ ...state, status: 'rejected', end: 'expired', history });
    }
    case 'cancel the trip': {
      const history = ['Trip cancelled', ...state.history];
      return released({ ...state, status: 'cancelled', end: 'cancelled', history });
    }
  }
  throw new Error(`Nothing is known of the move “${move}”`);
}

/** What was held is given back to the hotel. */
function released(state: TripState): TripState {
  return { ...state, part: 'cancelling', history: ['Cancellation requested', ...state.history] };
}

const FAILED = 'Booking failed';
const FOUND = 'Booking looked up at the supplier';

function afterAtHotel(state: TripState, move: string): TripState {
  const { history, lost, isUnheard } = state;
  switch (move) {
    case 'the hotel books':
      return booked({ ...state, history: ['Booked', ...history] });
    case 'the hotel declines':
      return failed(state, 'declined', FAILED);
    case 'the reservation ends':
      return failed(state, 'expired', lost === null ? FAILED : FOUND);
    case 'the hotel knows nothing of it':
      return failed(state, 'notFound', FAILED);
    case 'the price has risen': {
      const risen = 'Price rose beyond the tolerance';
      return sent({ ...state, hasRisen: true, history: [risen, risen, ...history] }, 0);
    }
    case 'the answer of the hotel is lost':
    case 'the hotel is not reached':
      return {
        ...state,
        lost: state.part === 'cancelling' ? 'cancellation' : 'booking',
        part: 'unknown',
        isUnheard: move === 'the hotel is not reached',
        history: ['Answer from the supplier lost', ...history],
      };
    case 'the hotel is asked again': {
      const found = { ...state, history: [FOUND, ...history] };
      if (lost === 'cancellation') return cancelled(found);
      // What is only held is booked at once.
      return isUnheard ? sent({ ...found, lost: null, isUnheard: false }, 2) : booked(found);
    }
    case 'the hotel cancels':
      return cancelled({ ...state, history: ['Cancelled at the supplier', ...history] });
    case 'the stay is over before the hotel answers': {
      const refused = 'Cancellation declined by the supplier';
      return { ...state, part: 'confirmed', isPast: true, history: [refused, ...history] };
    }
    case 'cancel the trip':
      return atEnd(state);
    case 'request it again': {
      const again = { ...state, end: null, hasRisen: false, isRiseApproved: false };
      return sent({ ...again, history: ['Requested again', 'Requested again', ...history] }, 0);
    }
  }
  throw new Error(`Nothing is known of the move “${move}”`);
}

function booked(state: TripState): TripState {
  const history = ['Everything booked', ...state.history];
  return { ...state, status: 'complete', part: 'confirmed', lost: null, wasBooked: true, history };
}

function failed(state: TripState, failure: TripState['failure'], said: string): TripState {
  const history = [FAILED, said, ...state.history];
  return { ...state, status: 'cancelled', end: 'failed', part: 'failed', lost: null, failure, history };
}

/** A trip whose room was booked is over with it; one that was not approved can be requested again. */
function cancelled(state: TripState): TripState {
  const after: TripState = { ...state, part: 'cancelled', lost: null };
  if (state.status !== 'complete') return after;
  return { ...after, status: 'cancelled', end: 'cancelled', history: ['Trip cancelled', ...state.history] };
}

function atEnd(state: TripState): TripState {
  if (state.status === 'complete') {
    return { ...state, part: 'cancelling', history: ['Cancellation requested', ...state.history] };
  }
  return { ...state, status: 'cancelled', end: 'cancelled', history: ['Trip cancelled', ...state.history] };
}
