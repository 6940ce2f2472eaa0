import type { CarStation, DistanceUnit, RentalCarTerms } from '#domain/contract.ts';
import { distanceIn } from '#domain/distance-unit.ts';
import type { CarOffer, Station } from '#domain/offers/car-offer.ts';
import type { CarFacts } from '#domain/policy/offer.ts';

/** What a policy has to know of a car. */
export function carFacts({ price, days }: CarOffer): CarFacts {
  return { kind: 'car', price, days };
}

/** The car and its conditions without the price. */
export function toRentalCar(offer: CarOffer, now: Date): RentalCarTerms {
  const { acriss, model, doors, seats, largeBags, smallBags, mileage, prepaid, days, carsLeft } = offer;
  return {
    ...{ acriss, model, doors, seats, largeBags, smallBags, mileage, prepaid, days },
    ...toRefund(offer, now),
    carsLeft,
  };
}

function toRefund({ freeCancellationUntil: until }: CarOffer, now: Date) {
  const refundable = until !== null && new Date(until) > now;
  return refundable ? { refundable, freeUntil: until } : { refundable };
}

export function toStation({ openingHours, distanceKm, ...station }: Station, unit: DistanceUnit): CarStation {
  return {
    ...station,
    distance: distanceIn(unit, distanceKm),
    openingHours: openingHours.flatMap((hours, day) => (hours ? [{ weekday: day + 1, ...hours }] : [])),
  };
}
