import type { FareFamily as Answer } from '#domain/contract.ts';
import type { FareFamily, FlightCondition } from '#domain/offers/flight-offer.ts';

/** A fare family as the contract writes it. */
export function toFareFamily({ change, refund, ...family }: FareFamily): Answer {
  return { ...family, change: toCondition(change), refund: toCondition(refund) };
}

function toCondition(condition: FlightCondition) {
  return condition.allowed ? { allowed: true, fee: condition.fee } : { allowed: false };
}
