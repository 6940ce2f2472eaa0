import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { NO_EXTRAS } from '#domain/flight-booking/chosen-extras.ts';
import type { PricedFare } from '#domain/flight-booking/flight-choice.ts';
import { CAR_CRITERIA, pricedCar } from './car-booking-examples.ts';
import { BACK_LX, CRITERIA as FLIGHT_CRITERIA, OUT_LX, pricedFare } from './flight-booking-examples.ts';
import { CRITERIA, pricedRoom, SEEFELD } from './hotel-booking-examples.ts';

/** A room to be booked, by its offer. */
export function hotelPart(offer: string): CheckoutPart<'hotel'> {
  return {
    kind: 'hotel',
    criteria: CRITERIA,
    result: SEEFELD,
    priced: pricedRoom(40_000, { offer }),
    extras: null,
  };
}

/** A car to be booked, by its offer. */
export function carPart(offer: string): CheckoutPart<'car'> {
  return {
    kind: 'car',
    criteria: CAR_CRITERIA,
    result: { id: 'golf', name: 'Avis, Volkswagen Golf' },
    priced: pricedCar(18_000, { offer }),
    extras: null,
  };
}

/** A flight from Zurich to New York to be booked, by its offer. */
export function flightPart(
  offer: string,
  legs: PricedFare['legs'] = [OUT_LX, BACK_LX],
): CheckoutPart<'flight'> {
  return {
    kind: 'flight',
    criteria: FLIGHT_CRITERIA,
    result: { id: 'lx14', name: 'LX 14, LX 15' },
    priced: pricedFare(160_000, { offer, legs }),
    extras: NO_EXTRAS,
  };
}
