import { type ChosenFare, isSameFare } from '#domain/flight-booking/flight-choice.ts';
import type { ShownFlight } from '#domain/flight-booking/shown-flights.ts';

/** Whether the fare of a row was sold out or withdrawn when it was chosen; references change, so its terms are compared. */
export function isGone(gone: readonly ChosenFare[], { flight, fare }: ShownFlight): boolean {
  const terms = { flight: flight.id, family: fare.family.code, serviceClasses: fare.serviceClasses };
  return gone.some((one) => isSameFare(one.terms, terms));
}
