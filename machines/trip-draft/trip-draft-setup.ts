import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { BookedTrip } from '#domain/checkout/trip-snapshot.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import type { ErrorCode, PendingOrder } from '#domain/contract.ts';
import type { DraftNotice } from '../booking/booking-context.ts';
import type { checkoutMachine } from '../checkout/checkout-machine.ts';
import { joinSentRequest } from '../checkout/sent-request.ts';
import type { TripDraftReading } from './trip-draft.ts';
import * as after from './trip-draft-changes.ts';
import { type DraftPart, emptyDraft, type TripDraftContext } from './trip-draft-context.ts';
import type { TripDraftEvent } from './trip-draft-events.ts';

export type TripDraftOutcome = { type: 'none' } | TripDraftReading;

type CheckoutLogic = typeof checkoutMachine;

function notProvided(slot: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${slot} is not provided`));
}

/** The building blocks of the draft trip chart. */
export const tripDraftSetup = setup({
  types: {
    context: {} as TripDraftContext,
    events: {} as TripDraftEvent,
    children: {} as { checkout: 'checkout' },
    tags: {} as 'busy' | 'recoverable' | 'settled',
  },
  actors: {
    loadDraft: fromPromise<TripDraftOutcome>(notProvided('loadDraft')),
    /** Done at that time; never when there is none. */
    waitUntil: fromPromise<void, { instant: string | null }>(notProvided('waitUntil')),
    // The chart of the checkout is provided by the caller, because charts know each other only by type.
    checkout: fromPromise(notProvided('checkout')) as unknown as CheckoutLogic,
  },
  actions: {
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
    setCheckout: assign((_, { checkout, ordering }: { checkout: unknown; ordering: boolean }) => ({
      checkout,
      ordering,
    })),
    setTrip: assign((_, { trip }: { trip: BookedTrip }) => ({ ...emptyDraft(), trip })),
    setOrderRefused: assign((_, { code, pending }: { code: ErrorCode; pending: PendingOrder | null }) => ({
      checkout: null,
      ordering: false,
      draftNotice: { kind: 'orderRefused' as const, code, pending },
    })),
    showCheckout: assign({ isCheckoutShown: true }),
    hideCheckout: assign({ isCheckoutShown: false }),
    raiseExpired: raise({ type: 'offers.expired' }),
    renewChoice: sendTo('checkout', { type: 'choice.renew' }),
    setOrderElsewhere: assign((_, { ordering }: { ordering: boolean }) => ({
      orderingElsewhere: ordering,
    })),
    /** Removes the draft from the storage. */
    discardDraft: () => {},
    /** The local state replaces what another tab or device has saved. */
    overwriteDraft: () => {},
  },
  guards: {
    hasParts: ({ context }) => context.parts.length > 0,
    /** An order is sent again also when the parts of its draft could not be restored. */
    hasCheckout: ({ context }) => context.parts.length > 0 || context.ordering,
    isOrdering: ({ context }) => context.ordering,
    isCheckoutShown: ({ context }) => context.isCheckoutShown,
    canRestore: ({ context }) => context.removed !== null && !context.ordering,
    isOrderingElsewhere: ({ context }) => context.orderingElsewhere,
    isOrderEnded: ({ context }, { ordering }: { ordering: boolean }) => context.ordering && !ordering,
  },
});

function resumeDraft(outcome: TripDraftOutcome): Partial<TripDraftContext> {
  if (outcome.type === 'none') return emptyDraft();
  const { type } = outcome;
  if (type === 'unreadable') {
    const { order, reason } = outcome;
    if (order) return { ...emptyDraft(), checkout: joinSentRequest({}, order).checkout, ordering: true };
    return { ...emptyDraft(), draftNotice: { kind: 'unreadable', reason } };
  }
  const { draft, isPartLost } = outcome;
  const lost: DraftNotice | null = isPartLost && !draft.ordering ? { kind: 'lost', losses: ['offer'] } : null;
  return { ...emptyDraft(), ...draft, draftNotice: lost };
}
