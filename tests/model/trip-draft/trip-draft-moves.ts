import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import type { TripDraftEvent } from '#machines/trip-draft/trip-draft-events.ts';
import type { TripDraftSnapshot } from '#machines/trip-draft/trip-draft-selectors.ts';
import type { TripDraft } from '#machines/trip-draft/trip-draft-to-save.ts';
import { HOTEL, K7TQ2M } from '#tests/support/trip-draft-examples.ts';
import type { ModelEvent, Move } from '../tours.ts';

const room = (name: string): DraftPart => ({ id: name, part: HOTEL });

const SAVED: Record<string, TripDraft | null> = {
  'nothing was kept': null,
  'two rooms were kept': draftOf({}),
  'a room for a trip was kept': draftOf({ parts: [room('first')], extended: K7TQ2M }),
};

function draftOf(more: Partial<TripDraft>): TripDraft {
  const draft = { parts: [room('first'), room('second')], extended: null, gone: [], checkout: null };
  return { ...draft, ordering: false, ...more };
}

/** The possible next moves, as far as a person, the network, the server or the time can cause them. */
export function movesIn(state: TripDraftSnapshot): Move[] {
  if (state.matches('resuming')) return loadingMoves(state);
  if (state.matches('resumeFailed')) {
    if (!isShown(state)) return pageMoves(state);
    return [
      move('ask for the draft again', { type: 'draft.retry' }),
      move('begin a new draft', { type: 'trip.discard' }),
      ...pageMoves(state),
    ];
  }
  if (state.matches('booked')) return isShown(state) ? pageMoves(state) : [addRoom];
  if (state.matches({ open: { draft: 'changedElsewhere' } })) {
    return [
      move('take over the other draft', { type: 'draft.takeOver' }),
      move('go on with this draft', { type: 'draft.overwrite' }),
    ];
  }
  if (state.context.ordering) return orderingMoves(state);
  return isShown(state) ? atCheckout(state) : atHome(state);
}

/** Distinguishes states of the same value by the parts and by what can be restored. */
export function distinguish({ context }: TripDraftSnapshot): string {
  const { parts, extended, removed, gone, ordering, isCheckoutShown } = context;
  return JSON.stringify([
    parts.map(({ id }) => id),
    extended?.tripId,
    removed?.part.id,
    gone.length,
    ordering,
    isCheckoutShown,
  ]);
}

const ADDED = room('added');
const addRoom = move('add a room', { type: 'part.add', part: ADDED, replaces: null });
const ORDERED = { type: 'checkout.save', checkout: null, ordering: true } as const;

function loadingMoves(state: TripDraftSnapshot): Move[] {
  // The page shows that it is open as soon as the draft trip has been started.
  const opened: ModelEvent[] = isShown(state) ? [] : [{ type: 'checkout.open' }];
  const found = Object.entries(SAVED).map(([name, draft]): Move => {
    const output = draft ? { type: 'found', draft, isPartLost: false } : { type: 'none' };
    return { name, events: [...opened, { type: 'xstate.done.actor.loadDraft', output }] };
  });
  const failed = { type: 'xstate.error.actor.loadDraft' };
  return [...found, { name: 'the draft is not answered', events: [...opened, failed] }];
}

function atCheckout(state: TripDraftSnapshot): Move[] {
  const { parts, gone, extended } = state.context;
  if (parts.length === 0) return [...undoMoves(state), ...pageMoves(state)];
  const accepted = parts.map(({ part }) => part);
  const renewed = { type: 'offer.renew', parts: accepted } as const;
  if (gone.length > 0) return [move('check again', { type: 'checkout.restart' }, renewed)];
  if (state.matches({ open: { offers: 'expired' } })) {
    return [
      move('the prices are renewed', renewed),
      move('the rooms are sold out', { type: 'offer.gone', parts: [0] }),
    ];
  }
  return [
    ...undoMoves(state),
    ...removing(state),
    ...pageMoves(state),
    timePasses,
    ...(extended ? [move('book as a new trip', { type: 'trip.leave' })] : [changedElsewhere(state)]),
    ...(extended ? [] : [move('order', renewed, ORDERED)]),
  ];
}

function atHome(state: TripDraftSnapshot): Move[] {
  const { parts } = state.context;
  if (parts.length === 0) return [...undoMoves(state), ...pageMoves(state), addRoom];
  return [
    ...undoMoves(state),
    ...removing(state),
    ...pageMoves(state),
    move('discard the draft', { type: 'trip.discard' }),
    ...(state.matches({ open: { offers: 'holding' } }) ? [timePasses] : []),
    ...(parts.some(({ id }) => id === ADDED.id) ? [] : [addRoom]),
  ];
}

function orderingMoves(state: TripDraftSnapshot): Move[] {
  const trip = { tripId: 'trip', outcome: 'confirmed' } as const;
  return [move('the order is taken', { type: 'trip.created', trip }), ...pageMoves(state)];
}

const timePasses: Move = { name: 'time passes', events: [{ type: 'xstate.done.actor.offerTime' }] };

function pageMoves(state: TripDraftSnapshot): Move[] {
  return isShown(state)
    ? [move('leave the page', { type: 'checkout.close' })]
    : [move('open the page', { type: 'checkout.open' })];
}

function undoMoves({ context: { removed } }: TripDraftSnapshot): Move[] {
  return removed ? [move('undo', { type: 'part.restore' }), move('dismiss', { type: 'part.forget' })] : [];
}

function removing({ context: { parts } }: TripDraftSnapshot): Move[] {
  return parts.slice(0, 1).map(({ id }) => move('remove a room', { type: 'part.remove', id }));
}

/** It is detected when something is saved here. */
function changedElsewhere({ context: { parts } }: TripDraftSnapshot): Move {
  return move(
    'another device changes the draft',
    { type: 'part.remove', id: parts[0]?.id ?? '' },
    { type: 'draft.changedElsewhere', ordering: false },
  );
}

function isShown({ context }: TripDraftSnapshot): boolean {
  return context.isCheckoutShown;
}

function move(name: string, ...events: TripDraftEvent[]): Move {
  return { name, events };
}
