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
import type { SentAnswer, sendingMachine } from '../checkout/sending-machine.ts';
import type { SavedChange, SentChange } from '../checkout/sent-request.ts';
import { type ReviewDraft, readReviewDraft } from './change-review-draft.ts';
import type { ReviewEvent, ReviewReport } from './change-review-events.ts';

export type QuoteOutcome =
  | { type: 'offered'; offered: ChangeWithQuote }
  | { type: 'extrasGone'; part: CheckoutPart }
  | { type: 'refused'; code: ErrorCode };

export interface QuoteInput {
  changes: ChangeTarget;
  part: CheckoutPart;
  expired: boolean;
}

export interface ChangeInput {
  request: PartChangeRequest;
  info: ChangeInfo;
}

export interface ReviewInput extends Omit<QuoteInput, 'expired' | 'part'> {
  part: CheckoutPart | null;
  booking: ActorRef<Snapshot<unknown>, ReviewReport>;
  saved: unknown;
}

export interface ReviewContext extends ReviewDraft, Omit<QuoteInput, 'part'> {
  part: ReviewInput['part'];
  booking: ReviewInput['booking'];
  offered: ChangeWithQuote | null;
  proposal: ChangeWithQuote | null;
  proposedPart: CheckoutPart | null;
  refusal: ErrorCode | null;
}

function notProvided(slot: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${slot} is not provided`));
}

export const reviewSetup = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    input: {} as ReviewInput,
    children: {} as { sending: 'sending' },
    tags: {} as 'busy' | 'sending' | 'recoverable' | 'settled',
  },
  actors: {
    /** Finds the offer again when its reference has expired. */
    askQuote: fromPromise<QuoteOutcome, QuoteInput>(notProvided('askQuote')),
    /** Gives the change its own key, and saves both so that they survive a reload. */
    saveChange: fromPromise<SavedChange, ChangeInput>(notProvided('saveChange')),
    // Given by the caller, because charts know each other only by type.
    sending: fromPromise(notProvided('sending')) as unknown as typeof sendingMachine,
    /** Done at that time. */
    waitUntil: fromPromise<void, { instant: string | null }>(notProvided('waitUntil')),
  },
  actions: {
    markExpired: assign({ expired: true }),
    setQuote: assign((_, outcome: QuoteOutcome) => ({ ...offeredBy(outcome), expired: false })),
    propose: assign((_, outcome: QuoteOutcome) => ({ proposal: offeredBy(outcome).offered })),
    proposePart: assign((_, outcome: QuoteOutcome) => ({ proposedPart: proposedPartOf(outcome) })),
    acceptProposal: assign(({ context: { proposal, offered, part } }) => ({
      offered: proposal ?? offered,
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
    setChange: assign((_, change: SavedChange) => ({ change })),
    clearChange: assign({ change: null }),

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
      outcome.type === 'offered' && differenceTo(context.offered, outcome.offered) === 'same',
    differs: ({ context }, { outcome, by }: { outcome: QuoteOutcome; by: QuoteDifference }) =>
      outcome.type === 'offered' && differenceTo(context.offered, outcome.offered) === by,
    hasLostExtras: (_, outcome: QuoteOutcome) => outcome.type === 'extrasGone',
    isTaken: (_, { outcome, as }: { outcome: SentAnswer; as: ChangeSubmission }) =>
      outcome.type === 'taken' && outcome.change === as,
    isLost: ({ context }, answer: SentAnswer) => answer.type === 'refused' && context.part === null,
    isRefused: (_, { outcome, as }: { outcome: QuoteOutcome | SentAnswer; as: ChangeRefusal }) =>
      outcome.type === 'refused' && changeRefusal(outcome.code) === as,
  },
});

function report<Params = undefined>(make: (context: ReviewContext, params: Params) => ReviewReport) {
  return sendTo<ReviewContext, ReviewEvent, Params, ReviewInput['booking'], ReviewEvent, never, never>(
    ({ context }) => context.booking,
    ({ context }, params) => make(context, params),
  );
}

function differenceTo(accepted: ChangeWithQuote | null, current: ChangeWithQuote): QuoteDifference {
  return accepted ? quoteDifference(accepted.quote, current.quote) : 'same';
}

function offeredBy(outcome: QuoteOutcome): { offered: ChangeWithQuote; part: CheckoutPart } {
  if (outcome.type !== 'offered') throw new Error(`There is no quote in the outcome ${outcome.type}`);
  return { offered: outcome.offered, part: outcome.offered.part };
}

function proposedPartOf(outcome: QuoteOutcome): CheckoutPart {
  if (outcome.type !== 'extrasGone') throw new Error(`Nothing is gone in the outcome ${outcome.type}`);
  return outcome.part;
}

export function refusalOf(outcome: QuoteOutcome | SentAnswer): { code: ErrorCode } {
  if (outcome.type !== 'refused') throw new Error(`There is no refusal in the outcome ${outcome.type}`);
  return outcome;
}

export function toChangeInput({ offered, info }: ReviewContext): ChangeInput {
  if (!offered) throw new Error('Nothing was offered');
  return { request: toChangeRequest(offered, info), info };
}

export function toQuoteInput({ changes, part, expired }: ReviewContext): QuoteInput {
  if (!part) throw new Error('Nothing was chosen');
  return { changes, part, expired };
}

export function sentChangeOf({ changes, change }: ReviewContext): SentChange {
  if (!change) throw new Error('There is no change');
  return { ...change, changes };
}

export function openReview({ booking, changes, part, saved }: ReviewInput): ReviewContext {
  const { info, change } = readReviewDraft(saved);
  return {
    booking,
    changes,
    part,
    info,
    change,
    expired: false,
    offered: null,
    proposal: null,
    proposedPart: null,
    refusal: null,
  };
}
