import { type FlightCriteria, freshFlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { ownTraveler } from '../../../booking/own-traveler.ts';

/** Only the defaults and the user are filled in. */
export function freshCriteria(session: Session): FlightCriteria {
  return freshFlightCriteria({ purpose: '', travelers: ownTraveler(session) });
}
