import { type ActorRef, assign, fromCallback, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
import { type CheckoutPart, findPurpose, listTravelers } from '#domain/checkout/checkout-part.ts';
import { findLastDay } from '#domain/checkout/part-requests.ts';
import type { PartsOutcome } from '#domain/checkout/parts-outcome.ts';
import { proposedInfo } from '#domain/checkout/proposed-info.ts';
import {
  type BookedTrip,
  type OrderOutcome,
  orderOutcome,
  type TripSnapshot,
} from '#domain/checkout/trip-snapshot.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import type { CheckoutTerms, ErrorCode, PendingOrder, TripRequest } from '#domain/contract.ts';
import { type CheckoutDraft, readCheckoutDraft, tripIdOf } from './checkout-draft.ts';
import type { CheckoutEvent, CheckoutReport } from './checkout-events.ts';
import { type SentAnswer, sendingMachine } from './sending-machine.ts';
import type { SavedOrder } from './sent-request.ts';

export type TermsOutcome = { type: 'loaded'; terms: CheckoutTerms } | { type: 'refused'; code: ErrorCode };

export interface CheckoutRefusal {
  code: ErrorCode;
  pending?: PendingOrder | null;
}

export interface PartsInput {
  parts: readonly CheckoutPart[];
}

export interface OrderInput {
  request: TripRequest;
  info: CheckoutInfo;
}

export interface CheckoutInput extends PartsInput {
  booking: ActorRef<Snapshot<unknown>, CheckoutReport>;
  saved: unknown;
  extended?: TripToExtend | null;
  earlier?: EarlierChoice['info'] | null;
}

export interface CheckoutContext extends CheckoutDraft {
  booking: CheckoutInput['booking'];
  parts: readonly CheckoutPart[];
  terms: CheckoutTerms | null;
  proposal: readonly CheckoutPart[] | null;
  refusal: ErrorCode | null;
  pendingOrder: PendingOrder | null;
  extended: TripToExtend | null;
  earlier: EarlierChoice['info'] | null;
  gone: readonly number[];
  /** The price has expired, and is renewed as soon as that is possible. */
  expired: boolean;
  ordered: boolean;
  /** Whether the order was repriced because the server reported a change. */
  rechecked: boolean;
}

const ACCEPTED: ReadonlySet<PartsOutcome['type']> = new Set(['same', 'cheaper', 'dearerWithinTolerance']);
const BOOKED: ReadonlySet<OrderOutcome> = new Set(['confirmed', 'partlyBooked']);
const OFFER_GONE: ReadonlySet<ErrorCode> = new Set(['offer_expired', 'offer_invalid']);
const OFFER_CHANGED: ReadonlySet<ErrorCode> = new Set(['price_changed', 'extra_dearer', 'approval_changed']);

function notProvided(slot: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${slot} is not provided`));
}

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    children: {} as { sending: 'sending' },
    tags: {} as 'busy' | 'ordering' | 'recoverable' | 'settled',
  },
  actors: {
    loadTerms: fromPromise<TermsOutcome, { travelers: readonly string[] }>(notProvided('loadTerms')),
    priceParts: fromPromise<PartsOutcome, PartsInput>(notProvided('priceParts')),
    /** Gives the order its own key, and saves both so that they survive a reload. */
    saveOrder: fromPromise<SavedOrder, OrderInput>(notProvided('saveOrder')),
    sending: sendingMachine,
    watchTrip: fromCallback<CheckoutEvent, { tripId: string }>(() => {
      throw new Error('The actor watchTrip is not provided');
    }),
  },
  actions: {
    setTerms: assign(({ context }, { terms }: { terms: CheckoutTerms }) => ({
      terms,
      info:
        context.info ??
        proposedInfo(terms, {
          purpose: findPurpose(context.parts),
          endsOn: findLastDay(context.parts),
          earlier: context.earlier,
        }),
    })),
    setInfo: assign((_, { info }: { info: CheckoutInfo }) => ({ info })),
    markExpired: assign({ expired: true }),
    beginPricing: assign({ expired: false, gone: [] }),
    setParts: assign((_, { parts }: { parts: readonly CheckoutPart[] }) => ({ parts, proposal: null })),
    acceptProposal: assign(({ context: { parts, proposal } }) => ({
      parts: proposal ?? parts,
      proposal: null,
    })),
    propose: assign((_, { parts }: { parts: readonly CheckoutPart[] }) => ({ proposal: parts })),
    beginOrder: assign({ refusal: null, pendingOrder: null, ordered: true, rechecked: false }),
    endOrder: assign({ ordered: false }),
    recheck: assign({ rechecked: true, order: null }),
    setOrder: assign((_, order: SavedOrder) => ({ order })),
    setRefusal: assign((_, { code, pending = null }: CheckoutRefusal) => ({
      refusal: code,
      pendingOrder: pending,
    })),
    clearOrder: assign({ order: null }),
    /** With a single part its position is obvious. */
    setGone: assign(({ context: { parts } }, gone: readonly number[] | undefined) => ({
      gone: gone ?? (parts.length === 1 ? [0] : []),
    })),
    setTrip: assign((_, { trip }: { trip: TripSnapshot }) => ({ trip })),

    reportDraft: report(({ info, order, trip }, { ordering }: { ordering: boolean }) => ({
      type: 'checkout.save',
      checkout: { info, order, trip },
      ordering,
    })),
    reportFailure: report(({ info }) => ({
      type: 'checkout.save',
      checkout: { info, order: null, trip: null },
      ordering: false,
    })),
    reportPrice: report(({ parts }) => ({ type: 'offer.renew', parts })),
    reportGone: report(({ gone }) => ({ type: 'offer.gone', parts: gone })),
    reportRefusal: report(({ refusal, pendingOrder }) => ({
      type: 'order.refused',
      code: refusal ?? 'booking_declined',
      pending: pendingOrder,
    })),
    reportTrip: report((context) => ({
      type: 'trip.created',
      trip: { tripId: tripIdOf(context), outcome: toBookedOutcome(context) },
    })),
  },
  guards: {
    isLoaded: (_, outcome: TermsOutcome) => outcome.type === 'loaded',
    hasTerms: ({ context }) => context.terms !== null,
    hasTrip: ({ context }) => context.trip !== null,
    hasOrder: ({ context }) => context.order !== null,
    hasExpired: ({ context }) => context.expired,
    wasRefused: ({ context }) => context.refusal !== null,
    wasOrdered: ({ context }) => context.ordered,
    /** The user need not be asked: the price is the accepted one, lower, or within the tolerance. */
    canBeOrdered: ({ context }, { outcome }: { outcome: PartsOutcome }) =>
      context.ordered && ACCEPTED.has(outcome.type),
    isPartsOutcome: (_, { outcome, type }: { outcome: PartsOutcome; type: PartsOutcome['type'] }) =>
      outcome.type === type,
    isCreated: (_, answer: SentAnswer) => answer.type === 'created',
    hasLostParts: ({ context }) => hasLostParts(context),
    isLost: ({ context }, answer: SentAnswer) => answer.type === 'refused' && hasLostParts(context),
    isSoldOut: (_, answer: SentAnswer) => answer.type === 'refused' && answer.code === 'offer_sold_out',
    isOfferGone: (_, answer: SentAnswer) => answer.type === 'refused' && OFFER_GONE.has(answer.code),
    hasChanged: ({ context }, answer: SentAnswer) =>
      answer.type === 'refused' &&
      OFFER_CHANGED.has(answer.code) &&
      !context.rechecked &&
      context.terms !== null,
    isBooked: ({ context: { trip } }) => trip !== null && BOOKED.has(orderOutcome(trip)),
    isOrderOutcome: ({ context: { trip } }, { outcome }: { outcome: OrderOutcome }) =>
      trip !== null && orderOutcome(trip) === outcome,
  },
});

function report<Params = undefined>(make: (context: CheckoutContext, params: Params) => CheckoutReport) {
  return sendTo<
    CheckoutContext,
    CheckoutEvent,
    Params,
    CheckoutInput['booking'],
    CheckoutEvent,
    never,
    never
  >(
    ({ context }) => context.booking,
    ({ context }, params) => make(context, params),
  );
}

function hasLostParts({ parts, order }: CheckoutContext): boolean {
  return order !== null && order.request.parts.length !== parts.length;
}

function toBookedOutcome({ trip }: CheckoutContext): BookedTrip['outcome'] {
  const outcome = trip && orderOutcome(trip);
  return outcome === 'waitingForApproval' || outcome === 'partlyBooked' ? outcome : 'confirmed';
}

export function openCheckout({
  booking,
  parts,
  saved,
  extended = null,
  earlier = null,
}: CheckoutInput): CheckoutContext {
  const { info, order, trip } = readCheckoutDraft(saved);
  return {
    booking,
    parts,
    info,
    order,
    trip,
    terms: null,
    proposal: null,
    refusal: null,
    pendingOrder: null,
    extended,
    earlier,
    gone: [],
    expired: false,
    // A saved order is retried, and repriced once more if something has changed.
    ordered: order !== null,
    rechecked: false,
  };
}

export function travelersIn({ parts }: PartsInput): string[] {
  return listTravelers(parts);
}
