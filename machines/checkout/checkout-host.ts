/**
 * What a flow that books at once has in common with the draft trip, of which it is the case with one part: a draft that
 * is saved, found again and perhaps changed elsewhere, with a checkout whose order nothing may interfere with.
 */
import { fromPromise, not } from 'xstate';
import type { BookedTrip } from '#domain/checkout/trip-snapshot.ts';
import type { ErrorCode, PendingOrder } from '#domain/contract.ts';
import type { CheckoutReport } from './checkout-events.ts';
import type { checkoutMachine } from './checkout-machine.ts';
import { joinSentRequest, type SentRequest } from './sent-request.ts';

/** A part of a draft that could not be read and was left out. */
export type DraftLoss = 'list' | 'result' | 'offer';

export type UnreadableDraft = 'otherVersion' | 'damaged';

/** The notice about the draft that the booking was resumed from. */
export type DraftNotice =
  | { kind: 'lost'; losses: readonly DraftLoss[] }
  | { kind: 'unreadable'; reason: UnreadableDraft }
  /** The order of a draft that could not be restored was sent again, and refused. */
  | { kind: 'orderRefused'; code: ErrorCode; pending: PendingOrder | null }
  /** The same of a change of a booked part. */
  | { kind: 'changeRefused'; code: ErrorCode; tripId: string };

export interface HostContext {
  /** The checkout's data in the draft; only the checkout reads it. */
  checkout: unknown;
  /** An order is in progress: until its outcome is known, nothing changes. */
  ordering: boolean;
  draftNotice: DraftNotice | null;
  /** Another tab or device that has changed the draft has an order in progress. */
  orderingElsewhere: boolean;
  /** The trip that was booked. */
  trip: BookedTrip | null;
}

export const EMPTY_HOST: HostContext = {
  checkout: null,
  ordering: false,
  draftNotice: null,
  orderingElsewhere: false,
  trip: null,
};

/** User events, reports of the checkout, and changes of the draft by other tabs. */
export type HostEvent =
  | { type: 'draft.retry' }
  | { type: 'draft.changedElsewhere'; ordering: boolean }
  | { type: 'draft.takeOver' }
  | { type: 'draft.overwrite' }
  /** An event between regions: a price has expired. */
  | { type: 'offer.expired' }
  | CheckoutReport;

/** A draft of which only what may have been sent could be read, if anything. */
export interface UnreadableReading {
  type: 'unreadable';
  reason: UnreadableDraft;
  order?: SentRequest;
}

type Saving = Extract<CheckoutReport, { type: 'checkout.save' }>;
export type OrderRefusal = Omit<Extract<CheckoutReport, { type: 'order.refused' }>, 'type'>;

export function notProvided(slot: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${slot} is not provided`));
}

export const hostActors = {
  /** Done at that time; never when there is none. */
  waitUntil: fromPromise<void, { instant: string | null }>(notProvided('waitUntil')),
  // The chart of the checkout is provided by the caller, because charts know each other only by type.
  checkout: fromPromise(notProvided('checkout')) as unknown as typeof checkoutMachine,
};

/** The checkout has changed. */
export function toCheckout(_: unknown, { checkout, ordering }: Pick<Saving, 'checkout' | 'ordering'>) {
  return { checkout, ordering };
}

/** Another tab or device has changed the draft. */
export function toOrderElsewhere(_: unknown, { ordering }: { ordering: boolean }) {
  return { orderingElsewhere: ordering };
}

type Hosting = { context: HostContext };

export const hostGuards = {
  isOrdering: ({ context }: Hosting) => context.ordering,
  isOrderingElsewhere: ({ context }: Hosting) => context.orderingElsewhere,
  isOrderEnded: ({ context }: Hosting, { ordering }: { ordering: boolean }) => context.ordering && !ordering,
};

const eventOf = <Event>({ event }: { event: Event }): Event => event;

/** The draft is found again, or nothing is shown of it. */
export const resuming = {
  tags: 'busy',
  invoke: {
    id: 'loadDraft',
    src: 'loadDraft',
    onDone: {
      target: 'open',
      actions: {
        type: 'resume',
        params: <Output>({ event }: { event: { output: Output } }) => event.output,
      },
    },
    onError: 'resumeFailed',
  },
} as const;

/** How the host follows its checkout. */
export function checkoutReports(id: string) {
  return {
    'checkout.save': { actions: { type: 'setCheckout', params: eventOf } },
    'order.refused': {
      target: `#${id}.open`,
      reenter: true,
      actions: [{ type: 'setOrderRefused', params: eventOf }, 'discardDraft'],
    },
    'trip.created': {
      target: `#${id}.booked`,
      actions: [{ type: 'setTrip', params: eventOf }, 'discardDraft'],
    },
  } as const;
}

/** What has expired during an order is renewed when that ends without a trip. */
export const renewedAfterOrder = {
  guard: { type: 'isOrderEnded', params: eventOf },
  actions: [{ type: 'setCheckout', params: eventOf }, 'raiseExpired'],
} as const;

/**
 * Whether the saved draft matches the local state. Once another tab or device has changed it, nothing is
 * saved until the user has decided. An order that is in progress there is never overwritten.
 */
export function draftRegion<Clearing extends string>(id: string, clearing: Clearing) {
  return {
    initial: 'current',
    on: {
      'draft.changedElsewhere': {
        target: '.changedElsewhere',
        actions: { type: 'setOrderElsewhere', params: eventOf },
      },
    },
    states: {
      current: {},
      changedElsewhere: {
        on: {
          'draft.takeOver': { target: `#${id}.resuming`, actions: clearing },
          'draft.overwrite': {
            guard: not('isOrderingElsewhere'),
            target: 'current',
            actions: 'overwriteDraft',
          },
        },
      },
    },
  } as const;
}

interface FoundParts {
  /** Some of what is saved could not be read. */
  isLost: boolean;
  hasParts: boolean;
}

/** Without one of its parts the checkout starts again, unless its order may have been sent. */
export function readHosted(
  { checkout, order }: ReturnType<typeof joinSentRequest>,
  isOrdering: boolean,
  { isLost, hasParts }: FoundParts,
): Pick<HostContext, 'checkout' | 'ordering'> {
  return {
    checkout: isLost && !order ? null : checkout,
    ordering: order !== null || (hasParts && !isLost && isOrdering),
  };
}

export function unreadable(reason: UnreadableDraft, order: SentRequest | null): UnreadableReading {
  return { type: 'unreadable', reason, order: order ?? undefined };
}

/** Of a draft that can't be read, an order that may have been sent is sent again. */
export function resumeUnreadable({ order, reason }: UnreadableReading): Partial<HostContext> {
  if (!order) return { draftNotice: { kind: 'unreadable', reason } };
  return { checkout: joinSentRequest({}, order).checkout, ordering: true };
}

/** An order was refused that was sent again without the choice that it was made from. */
export function afterRefusedOrder({ code, pending }: OrderRefusal): Partial<HostContext> {
  return { checkout: null, ordering: false, draftNotice: { kind: 'orderRefused', code, pending } };
}
