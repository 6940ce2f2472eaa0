import { createEmptyActor } from 'xstate';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import type { ReviewSnapshot } from '#machines/change-review/change-review-selectors.ts';
import {
  openReview,
  type ReviewContext,
  type ReviewInput,
} from '#machines/change-review/change-review-setup.ts';
import { CHANGED_STAY, changeWithQuote } from '#stories/support/changes-with-quote.ts';
import { stayPart } from '#stories/support/checkout-fixtures.ts';
import { PRICED_STAY } from '#stories/support/hotel/hotel-fixtures.ts';

type StateValue = Parameters<typeof changeReviewMachine.resolveState>[0]['value'];

export const REVIEW_INPUT: ReviewInput = {
  booking: createEmptyActor(),
  changes: CHANGED_STAY,
  part: stayPart(PRICED_STAY),
  saved: null,
};

/** A snapshot of a review at rest in a state, with the change offered. */
export function reviewIn(value: StateValue, context: Partial<ReviewContext> = {}): ReviewSnapshot {
  return changeReviewMachine.resolveState({
    value,
    context: { ...openReview(REVIEW_INPUT), offered: changeWithQuote(), ...context },
  });
}
