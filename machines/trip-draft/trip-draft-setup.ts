import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { BookedTrip } from '#domain/checkout/trip-snapshot.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import {
  afterRefusedOrder,
  type DraftNotice,
  hostActors,
  hostGuards,
  notProvided,
  type OrderRefusal,
  resumeUnreadable,
  toCheckout,
  toOrderElsewhere,
} from '../checkout/checkout-host.ts';
import type { TripDraftReading } from './trip-draft.ts';
import * as after from './trip-draft-changes.ts';
import { type DraftPart, emptyDraft, type TripDraftContext } from './trip-draft-context.ts';
import type { TripDraftEvent } from './trip-draft-events.ts';

export type TripDraftOutcome = { type: 'none' } | TripDraftReading;

export const tripDraftSetup = setup({
  types: {
    context: {} as TripDraftContext,
    events: {} as TripDraftEvent,
    children: {} as { checkout: 'checkout' },
    tags: {} as 'busy' | 'recoverable' | 'settled',
  },
  actors: {
    ...hostActors,
    loadDraft: fromPromise<TripDraftOutcome>(notProvided('loadDraft')),
  },
  actions: {
    setCheckout: assign(toCheckout),
    setOrderElsewhere: assign(toOrderElsewhere),
    raiseExpired: raise({ type: 'offer.expired' }),
    discardDraft: () => {},
    overwriteDraft: () => {},
    resume: assign((_, outcome: TripDraftOutcome) => resumeDraft(outcome)),
    startOver: assign(() => emptyDraft()),
    addPart: assign(({ context }, { part, replaces }: { part: DraftPart; replaces: string | null }) =>
      after.withPart(context, part, replaces),
    ),
    removePart: assign(({ context }, { id }: { id: string }) => after.withoutPart(context, id)),
    restorePart: assign(({ context }) => after.restorePart(context)),
    clearRemoved: assign({ removed: null }),
    extendTrip: assign(({ context }, { trip, info }: { trip: TripToExtend; info: unknown }) =>
      after.assignTrip(context, trip, info),
    ),
    leaveTrip: assign(({ context }) => after.leaveTrip(context)),
    renewParts: assign(({ context }, { parts }: { parts: readonly CheckoutPart[] }) =>
      after.renewPrices(context, parts),
    ),
    markGone: assign(({ context }, { parts }: { parts: readonly number[] }) => ({
      gone: context.parts.filter((_, position) => parts.includes(position)).map(({ id }) => id),
    })),
    setTrip: assign((_, { trip }: { trip: BookedTrip }) => ({ ...emptyDraft(), trip })),
    setOrderRefused: assign((_, refusal: OrderRefusal) => afterRefusedOrder(refusal)),
    showCheckout: assign({ isCheckoutShown: true }),
    hideCheckout: assign({ isCheckoutShown: false }),
    renewChoice: sendTo('checkout', { type: 'choice.renew' }),
  },
  guards: {
    ...hostGuards,
    hasParts: ({ context }) => context.parts.length > 0,
    /** An order is sent again also when the parts of its draft could not be restored. */
    hasCheckout: ({ context }) => context.parts.length > 0 || context.ordering,
    isCheckoutShown: ({ context }) => context.isCheckoutShown,
    canRestore: ({ context }) => context.removed !== null && !context.ordering,
  },
});

function resumeDraft(outcome: TripDraftOutcome): Partial<TripDraftContext> {
  if (outcome.type === 'none') return emptyDraft();
  if (outcome.type === 'unreadable') return { ...emptyDraft(), ...resumeUnreadable(outcome) };
  const { draft, isPartLost } = outcome;
  const lost: DraftNotice | null = isPartLost && !draft.ordering ? { kind: 'lost', losses: ['offer'] } : null;
  return { ...emptyDraft(), ...draft, draftNotice: lost };
}
