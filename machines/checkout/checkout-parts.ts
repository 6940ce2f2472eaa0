import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { toTripRequest } from '#domain/checkout/part-requests.ts';
import type { PartsOutcome } from '#domain/checkout/parts-outcome.ts';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import type { CheckoutContext, CheckoutRefusal, OrderInput, TermsOutcome } from './checkout-setup.ts';
import type { SentAnswer } from './sending-machine.ts';
import type { SavedOrder } from './sent-request.ts';

export function toOrderInput({ parts, info, extended }: CheckoutContext): OrderInput {
  if (!info) throw new Error('Nothing has been entered for the order');
  return { request: toTripRequest(parts, info, extended), info };
}

export function savedOrderOf({ order }: CheckoutContext): SavedOrder {
  if (!order) throw new Error('There is no order');
  return order;
}

export function termsOf(outcome: TermsOutcome): { terms: CheckoutTerms } {
  if (outcome.type !== 'loaded') throw new Error(`There are no terms in the outcome ${outcome.type}`);
  return outcome;
}

export function partsOf(outcome: PartsOutcome): { parts: readonly CheckoutPart[] } {
  if (!('parts' in outcome)) throw new Error(`There are no prices in the outcome ${outcome.type}`);
  return outcome;
}

export function goneOf(outcome: PartsOutcome): readonly number[] {
  if (!('gone' in outcome)) throw new Error(`Nothing is gone in the outcome ${outcome.type}`);
  return outcome.gone;
}

export function placedOf(outcome: SentAnswer): { trip: TripSnapshot } {
  if (outcome.type !== 'created') throw new Error(`There is no trip in the outcome ${outcome.type}`);
  return outcome;
}

export function refusalOf(outcome: TermsOutcome | SentAnswer): CheckoutRefusal {
  if (outcome.type !== 'refused') throw new Error(`There is no refusal in the outcome ${outcome.type}`);
  return outcome;
}

export function refusedParts(outcome: SentAnswer): readonly number[] | undefined {
  return outcome.type === 'refused' ? outcome.parts : undefined;
}
