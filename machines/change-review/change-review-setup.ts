import { type ActorRef, assign, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { ErrorCode, PartChangeRequest } from '#domain/contract.ts';
import { type ChangeRefusal, changeRefusal } from '#domain/part-change/change-refusal.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import {
  type ChangeInfo,
  type ChangeSubmission,
  type ChangeWithQuote,
  type QuoteDifference,
  quoteDifference,
  toChangeRequest,
} from '#domain/part-change/part-change.ts';
import { type ReviewDraft, readReviewDraft, type SavedChange } from './change-review-draft.ts';
import type { ReviewEvent, ReviewReport } from './change-review-events.ts';

export type QuoteOutcome =
  | { type: 'quoted'; quoted: ChangeWithQuote }
  /** The part with the remaining extras, at its current price. */
  | { type: 'extrasGone'; part: CheckoutPart }
  | { type: 'refused'; code: ErrorCode };

/** `unclear` means that the change may have been received; only a retry with the same key can tell. */
export type SubmitOutcome =
  | { type: 'taken'; change: ChangeSubmission }
  | { type: 'refused'; code: ErrorCode }
  | { type: 'unclear' };

export interface QuoteInput {
  changes: ChangeTarget;
  part: CheckoutPart;
  /** Its price has expired. */
  expired: boolean;
}

export interface ChangeInput {
  request: PartChangeRequest;
  /** The data that is saved with the change. */
  info: ChangeInfo;
}

export interface SendInput {
  changes: ChangeTarget;
  change: SavedChange;
}

export interface ReviewInput extends Omit<QuoteInput, 'expired' | 'part'> {
  /** Null when a change is sent again whose draft could not be restored. */
  part: CheckoutPart | null;
  /** Receives the reports of the review. */
  booking: ActorRef<Snapshot<unknown>, ReviewReport>;
  /** The saved state of this review; null when it starts. */
  saved: unknown;
}

export interface ReviewContext extends ReviewDraft, Omit<QuoteInput, 'part'> {
  part: ReviewInput['part'];
  booking: ReviewInput['booking'];
  /** The last quote that was shown; null before the first one. */
  quoted: ChangeWithQuote | null;
  /** The new quote, until the user accepts it. */
  proposal: ChangeWithQuote | null;
  /** The part with the remaining extras, until the user accepts it. */
  proposedPart: CheckoutPart | null;
  refusal: ErrorCode | null;
  /** How often the same change was sent without a clear answer. */
  attempts: number;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

function notProvided(slot: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${slot} is not provided`));
}

/** The building blocks of the review chart. */
export const reviewSetup = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    input: {} as ReviewInput,
    tags: {} as 'busy' | 'sending' | 'recoverable' | 'settled',
  },
  actors: {
    /** Finds the offer again when its reference has expired. */
    askQuote: fromPromise<QuoteOutcome, QuoteInput>(notProvided('askQuote')),
    /** Gives the change its own key, and saves both so that they survive a reload. */
    saveChange: fromPromise<SavedChange, ChangeInput>(notProvided('saveChange')),
    sendChange: fromPromise<SubmitOutcome, SendInput>(notProvided('sendChange')),
    /** Done at that time. */
    waitUntil: fromPromise<void, { instant: string | null }>(notProvided('waitUntil')),
  },
  actions: {
    markExpired: assign({ expired: true }),
    setQuote: assign((_, outcome: QuoteOutcome) => ({ ...quotedOf(outcome), expired: false })),
    propose: assign((_, outcome: QuoteOutcome) => ({ proposal: quotedOf(outcome).quoted })),
    proposePart: assign((_, outcome: QuoteOutcome) => ({ proposedPart: proposedPartOf(outcome) })),
    acceptProposal: assign(({ context: { proposal, quoted, part } }) => ({
      quoted: proposal ?? quoted,
      part: proposal?.part ?? part,
      proposal: null,
      refusal: null,
      expired: false,
    })),
    acceptProposedPart: assign(({ context: { proposedPart, part } }) => ({
      part: proposedPart ?? part,
      proposedPart: null,
    })),
    setInfo: assign((_, { info }: { info: ChangeInfo }) => ({ info })),
    setRefusal: assign((_, { code }: { code: ErrorCode }) => ({ refusal: code })),
    clearRefusal: assign({ refusal: null }),
    beginChange: assign({ refusal: null, attempts: 0 }),
    setChange: assign((_, change: SavedChange) => ({ change })),
    clearChange: assign({ change: null }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),

    reportDraft: report(({ info, change }, { ordering }: { ordering: boolean }) => ({
      type: 'checkout.save',
      checkout: { info, change },
      ordering,
    })),
    reportPart: report(({ part }) => ({ type: 'offer.renew', parts: part ? [part] : [] })),
    reportGone: report(() => ({ type: 'offer.gone', parts: [0] })),
    reportRefusal: report(({ refusal }) => ({
      type: 'order.refused',
      code: refusal ?? 'booking_declined',
      pending: null,
    })),
    reportChange: report((_, { change }: { change: ChangeSubmission }) => ({ type: 'trip.changed', change })),
  },
  guards: {
    hasChange: ({ context }) => context.change !== null,
    wasRefused: ({ context }) => context.refusal !== null,
    /** The first quote, or one equal to the quote shown. */
    isUnchanged: ({ context }, outcome: QuoteOutcome) =>
      outcome.type === 'quoted' && differenceTo(context.quoted, outcome.quoted) === 'same',
    differs: ({ context }, { outcome, by }: { outcome: QuoteOutcome; by: QuoteDifference }) =>
      outcome.type === 'quoted' && differenceTo(context.quoted, outcome.quoted) === by,
    hasLostExtras: (_, outcome: QuoteOutcome) => outcome.type === 'extrasGone',
    isPlaced: (_, { outcome, change }: { outcome: SubmitOutcome; change: ChangeSubmission }) =>
      outcome.type === 'taken' && outcome.change === change,
    /** A trip that is busy after the change was sent may be so because of that change. */
    isUnclear: ({ context }, outcome: SubmitOutcome) =>
      outcome.type === 'unclear' ||
      (context.attempts > 0 && outcome.type === 'refused' && changeRefusal(outcome.code) === 'busy'),
    isLost: ({ context }, outcome: SubmitOutcome) => outcome.type === 'refused' && context.part === null,
    isRefused: (_, { outcome, as }: { outcome: QuoteOutcome | SubmitOutcome; as: ChangeRefusal }) =>
      outcome.type === 'refused' && changeRefusal(outcome.code) === as,
  },
  delays: {
    retryDelay: ({ context }) => Math.min(FIRST_RETRY_MS * 2 ** (context.attempts - 1), LONGEST_RETRY_MS),
  },
});

function report<Params = undefined>(make: (context: ReviewContext, params: Params) => ReviewReport) {
  return sendTo<ReviewContext, ReviewEvent, Params, ReviewInput['booking'], ReviewEvent, never, never>(
    ({ context }) => context.booking,
    ({ context }, params) => make(context, params),
  );
}

function differenceTo(shown: ChangeWithQuote | null, now: ChangeWithQuote): QuoteDifference {
  return shown ? quoteDifference(shown.quote, now.quote) : 'same';
}

function quotedOf(outcome: QuoteOutcome): { quoted: ChangeWithQuote; part: CheckoutPart } {
  if (outcome.type !== 'quoted') throw new Error(`There is no quote in the outcome ${outcome.type}`);
  return { quoted: outcome.quoted, part: outcome.quoted.part };
}

function proposedPartOf(outcome: QuoteOutcome): CheckoutPart {
  if (outcome.type !== 'extrasGone') throw new Error(`Nothing is gone in the outcome ${outcome.type}`);
  return outcome.part;
}

export function refusalOf(outcome: QuoteOutcome | SubmitOutcome): { code: ErrorCode } {
  if (outcome.type !== 'refused') throw new Error(`There is no refusal in the outcome ${outcome.type}`);
  return outcome;
}

/** The request that is saved and sent, in states that are not reached without a quote. */
export function toChangeInput({ quoted, info }: ReviewContext): ChangeInput {
  if (!quoted) throw new Error('Nothing was quoted');
  return { request: toChangeRequest(quoted, info), info };
}

/** What is quoted, in states that are not reached without a choice. */
export function toQuoteInput({ changes, part, expired }: ReviewContext): QuoteInput {
  if (!part) throw new Error('Nothing was chosen');
  return { changes, part, expired };
}

export function toSendInput({ changes, change }: ReviewContext): SendInput {
  if (!change) throw new Error('There is no change');
  return { changes, change };
}

/** A review as it starts, or as it was left. */
export function openReview({ booking, changes, part, saved }: ReviewInput): ReviewContext {
  const { info, change } = readReviewDraft(saved);
  return {
    booking,
    changes,
    part,
    info,
    change,
    expired: false,
    quoted: null,
    proposal: null,
    proposedPart: null,
    refusal: null,
    // A saved change may have been sent.
    attempts: change ? 1 : 0,
  };
}
