import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { CAR_CRITERIA, carQuote } from './car-booking-examples.ts';
import { CRITERIA as FLIGHT_CRITERIA, fareQuote } from './flight-booking-examples.ts';
import { partOf, roomQuote } from './hotel-booking-examples.ts';

export const FLIGHT: CheckoutPart<'flight'> = {
  kind: 'flight',
  criteria: FLIGHT_CRITERIA,
  result: { id: 'lx14.lx15', name: 'Zurich - New York' },
  priced: fareQuote(),
  extras: null,
};

export const CAR: CheckoutPart<'car'> = {
  kind: 'car',
  criteria: CAR_CRITERIA,
  result: { id: 'golf', name: 'Volkswagen Golf' },
  priced: carQuote(),
  extras: null,
};

export const HOTEL = partOf(roomQuote());

export const K7TQ2M: TripToExtend = { tripId: 'trip-1', itineraryRefId: 'K7TQ2M', title: 'New York' };
export const Q2MK7T: TripToExtend = { tripId: 'trip-2', itineraryRefId: 'Q2MK7T', title: 'London' };

/** An added part, with the reference of its offer. */
export function draftPart(part: CheckoutPart, id = part.priced.offer): DraftPart {
  return { id, part };
}

/** A room whose price expires at this time. */
export function roomUntil(id: string, expiresAt: string): DraftPart {
  return draftPart(partOf(roomQuote(40_000, { offer: id, expiresAt })));
}
