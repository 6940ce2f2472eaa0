import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { ExtendedTrip } from '#domain/checkout/extended-trip.ts';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { CAR_CRITERIA, pricedCar } from './car-booking-examples.ts';
import { CRITERIA as FLIGHT_CRITERIA, pricedFare } from './flight-booking-examples.ts';
import { partOf, pricedRoom } from './hotel-booking-examples.ts';

export const FLIGHT: CheckoutPart<'flight'> = {
  kind: 'flight',
  criteria: FLIGHT_CRITERIA,
  result: { id: 'lx14.lx15', name: 'Zurich - New York' },
  priced: pricedFare(),
  extras: null,
};

export const CAR: CheckoutPart<'car'> = {
  kind: 'car',
  criteria: CAR_CRITERIA,
  result: { id: 'golf', name: 'Volkswagen Golf' },
  priced: pricedCar(),
  extras: null,
};

export const HOTEL = partOf(pricedRoom());

export const K7TQ2M: ExtendedTrip = { tripId: 'trip-1', itineraryRefId: 'K7TQ2M', title: 'New York' };
export const Q2MK7T: ExtendedTrip = { tripId: 'trip-2', itineraryRefId: 'Q2MK7T', title: 'London' };

/** An added part, with the reference of its offer. */
export function draftPart(part: CheckoutPart, id = part.priced.offer): DraftPart {
  return { id, part };
}

/** A room whose price expires at this time. */
export function roomUntil(id: string, expiresAt: string): DraftPart {
  return draftPart(partOf(pricedRoom(40_000, { offer: id, expiresAt })));
}
