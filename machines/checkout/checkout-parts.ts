import { type CheckoutChoice, type ChoiceOutcome, tripRequestOf } from '#domain/checkout/checkout-choice.ts';
import type { SeenTrip } from '#domain/checkout/seen-trip.ts';
import type { CheckoutTerms, ErrorCode, TripRequest } from '#domain/contract.ts';
import type { KeptOrder } from './checkout-draft.ts';
import type { CheckoutContext, SubmitOutcome, TermsOutcome } from './checkout-setup.ts';

/** The order of what is chosen and stated. */
export function requestOf({ travelers, choice, info }: CheckoutContext): TripRequest {
  if (!info) throw new Error('Nothing has been stated for the order');
  return tripRequestOf(travelers, choice, info);
}

export function keptOrderOf({ order }: CheckoutContext): KeptOrder {
  if (!order) throw new Error('There is no order');
  return order;
}

/** The trip that has been made, in states that are not reached without one. */
export function tripIdOf({ trip }: CheckoutContext): string {
  if (!trip) throw new Error('There is no trip');
  return trip._id;
}

export function termsOf(outcome: TermsOutcome): { terms: CheckoutTerms } {
  if (outcome.type !== 'loaded') throw new Error(`There are no terms in the outcome ${outcome.type}`);
  return outcome;
}

export function choiceOf(outcome: ChoiceOutcome): { choice: CheckoutChoice } {
  if (!('choice' in outcome)) throw new Error(`There is no choice in the outcome ${outcome.type}`);
  return outcome;
}

export function placedOf(outcome: SubmitOutcome): { trip: SeenTrip } {
  if (outcome.type !== 'created') throw new Error(`There is no trip in the outcome ${outcome.type}`);
  return outcome;
}

export function refusalOf(outcome: TermsOutcome | SubmitOutcome): { code: ErrorCode } {
  if (outcome.type !== 'refused') throw new Error(`There is no refusal in the outcome ${outcome.type}`);
  return outcome;
}
