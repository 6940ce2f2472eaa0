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

export type DraftLoss = 'list' | 'result' | 'offer';

export type UnreadableDraft = 'otherVersion' | 'damaged';

export type DraftNotice =
  | { kind: 'lost'; losses: readonly DraftLoss[] }
  | { kind: 'unreadable'; reason: UnreadableDraft }
  | { kind: 'orderRefused'; code: ErrorCode; pending: PendingOrder | null }
  | { kind: 'changeRefused'; code: ErrorCode; tripId: string };

export interface HostContext {
  checkout: unknown;
  ordering: boolean;
  draftNotice: DraftNotice | null;
  /** Another tab or device that has changed the draft has an order in progress. */
  orderingElsewhere: boolean;
  trip: BookedTrip | null;
}

export const EMPTY_HOST: HostContext = {
  checkout: null,
  ordering: false,
  draftNotice: null,
  orderingElsewhere: false,
  trip: null,
};

export type HostEvent =
  | { type: 'draft.retry' }
  | { type: 'draft.changedElsewhere'; ordering: boolean }
  | { type: 'draft.takeOver' }
  | { type: 'draft.overwrite' }
  | { type: 'offer.expired' }
  | CheckoutReport;

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
  waitUntil: fromPromise<void, { instant: string | null }>(notProvided('waitUntil')),
  // Given by the caller, because charts know each other only by type.
  checkout: fromPromise(notProvided('checkout')) as unknown as typeof checkoutMachine,
};

export function toCheckout(_: unknown, { checkout, ordering }: Pick<Saving, 'checkout' | 'ordering'>) {
  return { checkout, ordering };
}

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

export function afterRefusedOrder({ code, pending }: OrderRefusal): Partial<HostContext> {
  return { checkout: null, ordering: false, draftNotice: { kind: 'orderRefused', code, pending } };
}
