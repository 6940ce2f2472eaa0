import { freshHotelCriteria, type HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { ownTraveler } from '../../../booking/own-traveler.ts';

/** Only the user is filled in, and only in a company that they belong to. */
export function freshCriteria(session: Session): HotelCriteria {
  return freshHotelCriteria({ purpose: '', travelers: ownTraveler(session) });
}
