import type { TripDraft } from './reference-state.ts';

/** What can be done next in each state of a draft trip. */
export function movesIn(state: TripDraft): string[] {
  const { stage, page, work } = state;
  if (stage === 'loading') return LOADING;
  if (stage === 'notLoaded') {
    return page === 'home'
      ? ['open the page']
      : ['ask for the draft again', 'begin a new draft', 'leave the page'];
  }
  if (stage === 'booked') return page === 'home' ? adding(state) : ['leave the page'];
  if (state.isChangedElsewhere) return ['take over the other draft', 'go on with this draft'];
  if (state.isDiscarding) return ['keep the draft', 'discard the draft'];
  if (work === 'sending') return ['the order is taken', page === 'home' ? 'open the page' : 'leave the page'];
  if (work === 'pricing') return state.parts.length > 1 ? [...PRICING, 'the rooms are sold out'] : PRICING;
  if (work === 'asking') return ['accept the prices', 'put the new prices off'];
  if (work === 'putOff') return ['show the new prices'];
  return page === 'home' ? atHome(state) : atCheckout(state);
}

const LOADING = [
  'nothing was kept',
  'two rooms were kept',
  'a room for a trip was kept',
  'the draft is not answered',
];

const PRICING = [
  'the prices are checked',
  'the prices have fallen',
  'the prices have risen slightly',
  'the prices have risen',
];

function atCheckout(state: TripDraft): string[] {
  const { parts, gone, isForTrip, isOld } = state;
  // What is sold out and too old is checked as soon as anything else happens.
  if (gone.length > 0 && isOld) return ['check again'];
  const always = [...undoing(state), 'leave the page'];
  if (parts.length === 0) return always;
  const changing = [...always, 'remove the first part'];
  if (gone.length > 0) return [...changing, 'check again'];
  if (isForTrip) return [...changing, 'time passes', 'book as a new trip'];
  return [...changing, 'time passes', 'order', 'another device changes the draft'];
}

function atHome(state: TripDraft): string[] {
  const { parts, isOld, gone } = state;
  if (parts.length === 0) return [...undoing(state), 'open the page', ...adding(state)];
  const discarding = ['ask to discard the draft', 'open the page'];
  if (isOld) return discarding;
  const changing = [...undoing(state), 'remove the first part', ...discarding];
  if (gone.length > 0) return changing;
  return [...changing, 'time passes', ...(parts.includes('added') ? [] : adding(state))];
}

/** Of prices that have changed, the booking asks before it adds a room; it has walks of its own. */
function adding({ market }: TripDraft): string[] {
  return market === 0 ? ['add a room'] : [];
}

function undoing({ removed }: TripDraft): string[] {
  return removed ? ['undo', 'dismiss'] : [];
}
