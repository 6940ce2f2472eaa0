import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { FareQuote } from '#domain/flight-booking/flight-choice.ts';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import { CAR_CRITERIA, carQuote } from './car-booking-examples.ts';
import { BACK_LX, CRITERIA as FLIGHT_CRITERIA, fareQuote, OUT_LX } from './flight-booking-examples.ts';
import { CRITERIA, roomQuote, SEEFELD } from './hotel-booking-examples.ts';

/** A room to be booked, by its offer. */
export function hotelPart(offer: string): CheckoutPart<'hotel'> {
  return {
    kind: 'hotel',
    criteria: CRITERIA,
    result: SEEFELD,
    priced: roomQuote(40_000, { offer }),
    extras: null,
  };
}

/** A car to be booked, by its offer. */
export function carPart(offer: string): CheckoutPart<'car'> {
  return {
    kind: 'car',
    criteria: CAR_CRITERIA,
    result: { id: 'golf', name: 'Avis, Volkswagen Golf' },
    priced: carQuote(18_000, { offer }),
    extras: null,
  };
}

/** A flight from Zurich to New York to be booked, by its offer. */
export function flightPart(
  offer: string,
  legs: FareQuote['legs'] = [OUT_LX, BACK_LX],
): CheckoutPart<'flight'> {
  return {
    kind: 'flight',
    criteria: FLIGHT_CRITERIA,
    result: { id: 'lx14', name: 'LX 14, LX 15' },
    priced: fareQuote(160_000, { offer, legs }),
    extras: NO_EXTRAS,
  };
}
