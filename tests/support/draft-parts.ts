import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { CAR_CRITERIA, pricedCar } from './car-booking-examples.ts';
import { CRITERIA, pricedRoom, SEEFELD } from './hotel-booking-examples.ts';

/** A room that is to be booked, by its offer. */
export function hotelPart(offer: string): CheckoutPart<'hotel'> {
  return {
    kind: 'hotel',
    criteria: CRITERIA,
    result: SEEFELD,
    priced: pricedRoom(40_000, { offer }),
    extras: null,
  };
}

/** A car that is to be booked, by its offer. */
export function carPart(offer: string): CheckoutPart<'car'> {
  return {
    kind: 'car',
    criteria: CAR_CRITERIA,
    result: { id: 'golf', name: 'Avis, Volkswagen Golf' },
    priced: pricedCar(18_000, { offer }),
    extras: null,
  };
}
