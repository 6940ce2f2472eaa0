import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckoutChoice, ChoiceOutcome } from '#domain/checkout/checkout-choice.ts';
import { proposedInfo } from '#domain/checkout/proposed-info.ts';
import { type OrderOutcome, orderOutcome, type SeenTrip } from '#domain/checkout/seen-trip.ts';
import type { BookingInfoRequest, CheckoutTerms, ErrorCode, TripRequest } from '#domain/contract.ts';
import { type CheckoutDraft, type KeptOrder, readCheckoutDraft } from './checkout-draft.ts';

export type TermsOutcome = { type: 'loaded'; terms: CheckoutTerms } | { type: 'refused'; code: ErrorCode };

/** `unclear` means that the order may have been received; only asking again with the same key tells. */
export type SubmitOutcome =
  | { type: 'created'; trip: SeenTrip }
  | { type: 'refused'; code: ErrorCode }
  | { type: 'unclear' };

export interface ChoiceInput {
  travelers: readonly string[];
  choice: CheckoutChoice;
}

export interface CheckoutInput extends ChoiceInput {
  /** An id of the category trippurposes. */
  purpose: string;
  /** The last day of what is to be booked. */
  endsOn: string;
  /** What was kept of this checkout; null when it begins. */
  kept: unknown;
}

export interface CheckoutContext extends CheckoutDraft {
  travelers: readonly string[];
  purpose: string;
  endsOn: string;
  choice: CheckoutChoice;
  terms: CheckoutTerms | null;
  /** The choice at a price that the person has not accepted yet. */
  proposal: CheckoutChoice | null;
  refusal: ErrorCode | null;
  /** Whether the order was priced once more because the server said that something has changed. */
  rechecked: boolean;
  /** How often the same order was sent without a clear answer. */
  attempts: number;
}

export type CheckoutEvent =
  | { type: 'terms.retry' }
  | { type: 'info.edit'; info: BookingInfoRequest }
  | { type: 'choice.renew'; choice: CheckoutChoice }
  | { type: 'order.submit'; info: BookingInfoRequest }
  | { type: 'order.askAgain' }
  | { type: 'price.accept' }
  | { type: 'price.decline' }
  | { type: 'trip.seen'; trip: SeenTrip };

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const OFFER_GONE: ReadonlySet<ErrorCode> = new Set(['offer_expired', 'offer_invalid']);
const OFFER_CHANGED: ReadonlySet<ErrorCode> = new Set(['price_changed', 'approval_changed']);

function notProvided(slot: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${slot} is not provided`));
}

/** What the chart of the checkout is made of. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as { tripId: string },
    tags: {} as 'busy' | 'ordering' | 'recoverable' | 'settled',
  },
  actors: {
    loadTerms: fromPromise<TermsOutcome, { travelers: readonly string[] }>(notProvided('loadTerms')),
    priceChoice: fromPromise<ChoiceOutcome, ChoiceInput>(notProvided('priceChoice')),
    /** Gives the order a key of its own, and keeps both where a reload finds them. */
    keepOrder: fromPromise<KeptOrder, { request: TripRequest }>(notProvided('keepOrder')),
    submitOrder: fromPromise<SubmitOutcome, KeptOrder>(notProvided('submitOrder')),
    watchTrip: fromCallback<CheckoutEvent, { tripId: string }>(() => {
      throw new Error('The actor watchTrip is not provided');
    }),
  },
  actions: {
    keepTerms: assign(({ context }, { terms }: { terms: CheckoutTerms }) => ({
      terms,
      info: context.info ?? proposedInfo(terms, context),
    })),
    keepInfo: assign((_, { info }: { info: BookingInfoRequest }) => ({ info })),
    takeChoice: assign((_, { choice }: { choice: CheckoutChoice | null }) =>
      choice ? { choice, proposal: null } : {},
    ),
    propose: assign((_, { choice }: { choice: CheckoutChoice }) => ({ proposal: choice })),
    dropProposal: assign({ proposal: null }),
    beginOrder: assign({ refusal: null, rechecked: false, attempts: 0 }),
    recheck: assign({ rechecked: true, order: null }),
    keepOrder: assign((_, order: KeptOrder) => ({ order })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    keepRefusal: assign((_, { code }: { code: ErrorCode }) => ({ refusal: code })),
    forgetOrder: assign({ order: null }),
    keepTrip: assign((_, { trip }: { trip: SeenTrip }) => ({ trip })),
  },
  guards: {
    isLoaded: (_, outcome: TermsOutcome) => outcome.type === 'loaded',
    hasTerms: ({ context }) => context.terms !== null,
    hasTrip: ({ context }) => context.trip !== null,
    hasOrder: ({ context }) => context.order !== null,
    wasRefused: ({ context }) => context.refusal !== null,
    comesTo: (_, { outcome, types }: { outcome: ChoiceOutcome; types: readonly ChoiceOutcome['type'][] }) =>
      types.includes(outcome.type),
    isCreated: (_, outcome: SubmitOutcome) => outcome.type === 'created',
    isUnclear: (_, outcome: SubmitOutcome) => outcome.type === 'unclear',
    isSoldOut: (_, outcome: SubmitOutcome) => outcome.type === 'refused' && outcome.code === 'offer_sold_out',
    isOfferGone: (_, outcome: SubmitOutcome) => outcome.type === 'refused' && OFFER_GONE.has(outcome.code),
    hasChanged: ({ context }, outcome: SubmitOutcome) =>
      outcome.type === 'refused' &&
      OFFER_CHANGED.has(outcome.code) &&
      !context.rechecked &&
      context.terms !== null,
    hasCome: ({ context: { trip } }, { outcome }: { outcome: OrderOutcome }) =>
      trip !== null && orderOutcome(trip) === outcome,
  },
  delays: {
    patience: ({ context }) => Math.min(FIRST_RETRY_MS * 2 ** (context.attempts - 1), LONGEST_RETRY_MS),
  },
});

/** A checkout as it begins, or as it was left. */
export function openCheckout({ travelers, choice, purpose, endsOn, kept }: CheckoutInput): CheckoutContext {
  return {
    ...{ travelers, choice, purpose, endsOn, ...readCheckoutDraft(kept) },
    ...{ terms: null, proposal: null, refusal: null, rechecked: false, attempts: 0 },
  };
}
