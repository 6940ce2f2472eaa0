import { type CarCriteria, freshCarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { ownTraveler } from '../../../booking/own-traveler.ts';

/** Only the default times and the user are filled in, the user only in a company that they belong to. */
export function freshCriteria(session: Session): CarCriteria {
  return freshCarCriteria({ purpose: '', travelers: ownTraveler(session) });
}
