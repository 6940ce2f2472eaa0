import type { Reference } from '../follow-moves.ts';
import { movesIn } from './reference-moves.ts';
import { OPENED, type RoomName, type TripDraft, worstQuestion } from './reference-state.ts';

/**
 * What the draft trip keeps, asks and orders, written down from the specification and without the charts. What the
 * supplier asks for stays so.
 */
export const REFERENCE_TRIP_DRAFT: Reference<TripDraft> = { movesIn, after };

const RISE = 12;
const SLIGHT_RISE = 2;
const FALL = 8;

function after(state: TripDraft, move: string): TripDraft {
  const { page, market, parts, removed, sold } = state;
  const before = { ...OPENED, page, market, sold };
  const emptied = { ...before, stage: 'open' } as const;
  switch (move) {
    case 'nothing was kept':
    case 'begin a new draft':
    case 'discard the draft':
      return emptied;
    case 'two rooms were kept':
      return { ...emptied, parts: ['first', 'second'] };
    case 'a room for a trip was kept':
      return { ...emptied, parts: ['first'], isForTrip: true };
    case 'the draft is not answered':
      return { ...state, stage: 'notLoaded' };
    case 'ask for the draft again':
      return { ...state, stage: 'loading' };
    case 'take over the other draft':
      return before;
    case 'go on with this draft':
      return { ...state, isChangedElsewhere: false };
    case 'another device changes the draft':
      return { ...withoutFirst(state), isChangedElsewhere: true };
    case 'open the page':
      return opened({ ...state, page: 'checkout' });
    case 'leave the page':
      return left(state);
    case 'add a room':
      return added(state.stage === 'booked' ? emptied : state);
    case 'remove the first part':
      return withoutFirst(state);
    case 'undo':
      return removed === null ? state : restored(state, removed);
    case 'dismiss':
      return { ...state, removed: null };
    case 'ask to discard the draft':
      return { ...state, isDiscarding: true };
    case 'keep the draft':
      return { ...state, isDiscarding: false };
    case 'book as a new trip':
      return { ...state, isForTrip: false };
    case 'time passes':
      return opened({ ...state, isOld: true });
    case 'order':
      return { ...state, work: 'pricing', isOrdered: true };
    case 'the prices are checked':
      return priced(state);
    case 'the prices have fallen':
      return priced({ ...state, market: market - FALL });
    case 'the prices have risen slightly':
      return priced({ ...state, market: market + SLIGHT_RISE });
    case 'the prices have risen':
      return priced({ ...state, market: market + RISE });
    case 'the rooms are sold out':
      return { ...state, work: 'none', isOrdered: false, gone: parts };
    case 'check again':
      return { ...state, work: 'pricing' };
    case 'accept the prices':
      return accepted(state);
    case 'put the new prices off':
      return { ...state, work: 'putOff' };
    case 'show the new prices':
      return { ...state, work: 'asking' };
    case 'the order is taken':
      return { ...before, stage: 'booked', sold: parts };
  }
  throw new Error(`Nothing is known of the move “${move}”`);
}

/** Expired prices are renewed as soon as the checkout shows them. */
function opened(state: TripDraft): TripDraft {
  const { page, isOld, parts } = state;
  return page === 'checkout' && isOld && parts.length > 0 ? { ...state, work: 'pricing' } : state;
}

/** An order is followed to its end; a trip that was booked is over once its page is left. */
function left(state: TripDraft): TripDraft {
  const page = 'home';
  const { stage, market, sold } = state;
  return stage === 'booked' ? { ...OPENED, stage: 'open', page, market, sold } : { ...state, page };
}

function added(state: TripDraft): TripDraft {
  const { parts, accepted, market } = state;
  return {
    ...state,
    parts: [...parts, 'added'],
    accepted: { ...accepted, added: market },
    removed: null,
  };
}

function withoutFirst(state: TripDraft): TripDraft {
  const { parts, gone } = state;
  const [part, ...rest] = parts;
  if (part === undefined) return state;
  const removed = { part, position: 0, isGone: gone.includes(part) };
  return { ...state, parts: rest, gone: gone.filter((one) => one !== part), removed };
}

/** It returns to its place, as it was. */
function restored(
  state: TripDraft,
  { part, position, isGone }: NonNullable<TripDraft['removed']>,
): TripDraft {
  const { parts, gone } = state;
  return {
    ...state,
    parts: parts.toSpliced(position, 0, part),
    gone: isGone ? [...gone, part] : gone,
    removed: null,
  };
}

/** An order goes on at lower prices and within the tolerance; otherwise the person is asked. */
function priced(state: TripDraft): TripDraft {
  const question = worstQuestion(state);
  const goesOn = state.isOrdered && question !== 'dearer';
  if (question !== null && !goesOn) return { ...state, work: 'asking' };
  return agreed(state);
}

function agreed(state: TripDraft): TripDraft {
  const { parts, accepted, market, isOrdered } = state;
  const renewed = Object.fromEntries(parts.map((part: RoomName) => [part, market]));
  const work = isOrdered ? 'sending' : 'none';
  return { ...state, accepted: { ...accepted, ...renewed }, gone: [], isOld: false, work };
}

function accepted(state: TripDraft): TripDraft {
  const isOrdered = state.isOrdered && worstQuestion(state) === 'dearer';
  return agreed({ ...state, isOrdered });
}
